import { reviewers } from './business.ts';
import { findShow } from './shows.ts';

export const clients = reviewers.map((reviewer) => ({
  ...reviewer,
  show: findShow(reviewer.show),
}));
