import { getContext, tryGetContext } from 'hono/context-storage';
import type { RequestContext } from '../request.ts';
import type { Outcome } from './outcome.ts';
import type { Submission } from './submission.ts';

/** What a request that posts the form carries. */
export type PostedVariables = {
  /** What was posted, parsed by the edge. */
  submission?: Submission;
  /** How a submission without JavaScript ended: what its page shows. */
  outcome?: Outcome;
};

type PostContext = RequestContext & { Variables: PostedVariables };

/** The request that posts the form, and what it posts. Throws if the edge has parsed nothing. */
export function currentPost() {
  const request = getContext<PostContext>();
  const { submission } = request.var;
  if (!submission) throw new Error('No submission came in');
  return { request, submission };
}

/** The outcome of the submission that this page answers, if it answers one. */
export function currentOutcome(): Outcome | undefined {
  return tryGetContext<PostContext>()?.get('outcome');
}
