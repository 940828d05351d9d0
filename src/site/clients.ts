import { findShow } from './shows.ts';
import { reviewers } from './site.ts';

export const clients = reviewers.map((reviewer) => ({
  ...reviewer,
  show: findShow(reviewer.show),
}));
