import { affiliates } from '../contact/affiliates.ts';
import { pageNames } from '../routes.ts';
import { shows } from '../shows.ts';
import { founders, reviewers } from '../site.ts';

/** The messages that a fact asks for by its slug, and a page by its name. */
export const requiredMessages: readonly string[] = [
  ...founders.flatMap(({ slug }) => [`about.${slug}.role`, `about.${slug}.text`]),
  ...reviewers.flatMap(({ slug }) => [`reviews.${slug}.role`, `reviews.${slug}.text`]),
  ...shows.map(({ slug }) => `covers.alt.${slug}`),
  ...affiliates.map(({ slug }) => `contact.word.${slug}`),
  ...pageNames.flatMap((page) => [
    `${page}.meta.title`,
    `${page}.meta.description`,
    `${page}.meta.keywords`,
    `card.${page}`,
    ...(page === 'landing' ? [] : [`footer.${page}`]),
  ]),
];
