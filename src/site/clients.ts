import { shows } from './shows.ts';
import { reviewers } from './site.ts';

/** The people quoted, each with the show of their company. Throws if there is no such show. */
export const clients = reviewers.map((reviewer) => {
  const show = shows.find(({ slug }) => slug === reviewer.show);
  if (!show) throw new Error(`There is no show ${reviewer.show} in src/site/shows.ts`);
  return { ...reviewer, show };
});
