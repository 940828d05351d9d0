import type { Outcome } from '../contact/outcome.ts';
import type { Submission } from '../contact/submission.ts';
import type { Environment } from '../request.ts';
import type { Resource, Route } from '../routes.ts';

/** What Hono carries through the middleware. */
export type RequestEnvironment = {
  Bindings: Environment;
  Variables: {
    path: string;
    route: Route | undefined;
    resource: Resource | undefined;
    /** What scripts of this response need; content pages have none. */
    nonce?: string;
    /** What was posted, parsed. */
    submission?: Submission;
    /** The outcome of the submission, if it is known before its page is rendered. */
    outcome?: Outcome;
    /** Whether `reportErrors` will log a failure that happens now. */
    isReported?: boolean;
  };
};
