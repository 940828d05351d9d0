import { affiliates } from '../../contact/affiliates.ts';
import { defaultLocale, localeCodes } from '../../locales.ts';
import { Misuse } from '../../misuse.ts';
import { pageNames } from '../../routes.ts';
import { runCommand } from '../../run-command.ts';
import { shows } from '../../shows.ts';
import { founders, reviewers } from '../../site.ts';
import { MessageError } from './catalogue.ts';
import { compileMessages, messageFile } from './compile.ts';
import { writeMessageTypes } from './types.ts';

/** The messages that a fact asks for by its slug, and a page by its name. */
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
    ...(page === 'landing' ? [] : [`footer.${page}`]),
  ]),
];

/**
 * Compiles every language, so that a fault in any of them shows before a build begins, and writes
 * the types of the messages. Throws a `MessageError`, or an error that names all messages that a
 * person, a show or a page lacks: the type checker would not find these.
 */
export function prepareMessages(): void {
  for (const locale of localeCodes) compileMessages(messageFile(locale));
  const file = messageFile(defaultLocale);
  const asts = compileMessages(file);
  const missing = requiredMessages.filter((id) => !Object.hasOwn(asts, id));
  if (missing.length > 0) {
    throw new Misuse(missing.map((id) => missingMessage(file, id).message).join('\n'));
  }
  writeMessageTypes(asts);
}

/**
 * Throws a `MessageError` at the first message that a language lacks: its page
 * would show English.
 */
export function requireAllMessages(fileOf = messageFile): void {
  const ids = Object.keys(compileMessages(fileOf(defaultLocale)));
  for (const locale of localeCodes) {
    const file = fileOf(locale);
    const messages = compileMessages(file);
    const missing = ids.find((id) => !Object.hasOwn(messages, id));
    if (missing) throw missingMessage(file, missing);
  }
}

function missingMessage(file: string, id: string): MessageError {
  return new MessageError(file, { line: 1, column: 1 }, id, 'is missing here');
}

if (import.meta.main) await runCommand(prepareMessages);
