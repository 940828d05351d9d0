import { findShow } from './shows.ts';
import { reviewers } from './site.ts';

/** The people quoted, each with their company's show. */
export const clients = reviewers.map((reviewer) => ({
  ...reviewer,
  show: findShow(reviewer.show),
}));
