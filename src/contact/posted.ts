import { currentRequest, type RequestContext } from '../runtime/request.ts';
import type { Refusal } from './outcome.ts';
import type { Submission } from './submission.ts';

/** What a request that posts the form brings to its rendering. */
export type Posted = {
  /** What was posted, parsed by the edge. */
  submission?: Submission | undefined;
  /** How a submission without scripting was refused: its page says so. */
  refusal?: Refusal | undefined;
};

/** The request that is being rendered, with what was posted by it. */
export function currentPost(): RequestContext & Posted {
  return currentRequest<RequestContext & Posted>();
}
