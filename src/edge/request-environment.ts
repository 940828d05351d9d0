import type { PostedVariables } from '../contact/posted.ts';
import type { RequestContext } from '../request.ts';
import type { Resource, Route } from '../routes.ts';
import type { Entity } from './entity.ts';

/** What Hono carries through the middleware. */
export type RequestEnvironment = RequestContext & {
  Variables: PostedVariables & {
    path: string;
    route: Route | undefined;
    resource: Resource | undefined;
    /** Whether `reportErrors` will log a failure that happens now. */
    isReported?: boolean;
    /** The answer is the same for everyone until something that it shows changes. */
    keep?: boolean;
    /** The answer's bytes and tag, if whatever made it knows them. */
    entity?: Pick<Entity, 'body' | 'etag'>;
  };
};
