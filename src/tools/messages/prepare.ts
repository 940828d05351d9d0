import { affiliates } from '#src/site/affiliates.ts';
import { defaultLocale } from '#src/site/locales.ts';
import { isHome, pageNames } from '#src/site/pages.ts';
import { shows } from '#src/site/shows.ts';
import { founders, reviewers } from '#src/site/site.ts';
import { runCommand, UserError } from '../command-line.ts';
import { compileMessages, MessageError, messageFile } from './compile.ts';
import { writeMessageTypes } from './types.ts';

/** Messages whose ids contain a slug or the name of a page. */
const requiredMessages: readonly string[] = [
  ...founders.flatMap(({ slug }) => [`about.${slug}.role`, `about.${slug}.text`]),
  ...reviewers.flatMap(({ slug }) => [`reviews.${slug}.role`, `reviews.${slug}.text`]),
  ...shows.map(({ slug }) => `covers.alt.${slug}`),
  ...affiliates.map(({ slug }) => `contact.recommendation.${slug}`),
  ...pageNames.flatMap((page) => [
    `${page}.meta.title`,
    `${page}.meta.description`,
    `${page}.meta.keywords`,
    `card.${page}`,
    ...(isHome(page) ? [] : [`footer.${page}`]),
  ]),
];

/** Writes message types. Throws if a person, a show or a page lacks a message: `tsc` does not. */
export function prepareMessages(): void {
  const file = messageFile(defaultLocale);
  const asts = compileMessages(file);
  const missing = requiredMessages.filter((id) => !Object.hasOwn(asts, id));
  if (missing.length > 0) {
    const errors = missing.map((id) => new MessageError(file, id, 'is missing'));
    throw new UserError(errors.map(({ message }) => message).join('\n'));
  }
  writeMessageTypes(asts);
}

if (import.meta.main) await runCommand(prepareMessages);
