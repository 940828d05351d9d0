import { currentRequest } from '../request.ts';
import type { Outcome } from './outcome.ts';

/** The request that posts the form, and what it posts. Throws if the edge has parsed nothing. */
export function currentPost() {
  const request = currentRequest();
  const { submission } = request;
  if (!submission) throw new Error('No submission came in');
  return { request, submission };
}

/** The outcome of the submission that this page answers, if it answers one. */
export function currentOutcome(): Outcome | undefined {
  return currentRequest().outcome;
}
