import type { Posted } from '../contact/posted.ts';
import type { Environment } from '../runtime/request.ts';
import type { Resource, Route } from '../site/pages.ts';

/** What Hono carries through the middleware. */
export type RequestEnvironment = {
  Bindings: Environment;
  Variables: Posted & {
    path: string;
    route: Route | undefined;
    resource: Resource | undefined;
    /** What scripts of this response need; content pages have none. */
    nonce?: string;
    /** Whether `reportErrors` will log a failure that happens now. */
    isReported?: boolean;
  };
};
