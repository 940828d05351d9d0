import { currentRequest, type RequestContext } from '../worker/request.ts';
import type { Outcome } from './outcome.ts';
import type { Submission } from './submission.ts';

/** What a request that posts the form brings to its rendering. */
export type Posted = {
  /** What was posted, parsed by the edge. */
  submission?: Submission | undefined;
  /** How a submission without JavaScript ended: what its page shows. */
  outcome?: Outcome | undefined;
};

type PostContext = RequestContext & Posted;

/** The request that posts the form, and what it posts. Throws if the edge has parsed nothing. */
export function currentPost() {
  const request = currentRequest<PostContext>();
  const { submission } = request;
  if (!submission) throw new Error('No submission came in');
  return { request, submission };
}

/** The outcome of the submission that this page answers, if it answers one. */
export function currentOutcome(): Outcome | undefined {
  return currentRequest<PostContext>().outcome;
}
