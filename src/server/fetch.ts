import { Hono } from 'hono/tiny';
import { logError } from '../runtime/log.ts';
import { type Environment, withContext } from '../runtime/request.ts';
import { findRoute } from '../site/pages.ts';
import { countView } from './count-views.ts';
import { middleware } from './middleware.ts';
import { isIndexable, noindexHeader } from './noindex.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { cachedResponse, targetOf } from './response-cache.ts';

/** The `fetch` of a worker. */
export type Fetch<Bindings> = (
  request: Request,
  env: Bindings,
  context: ExecutionContext,
) => Response | Promise<Response>;

/**
 * Wraps Waku's own handler in the middleware, so that even the responses which the adapter makes
 * itself, such as 413, get headers and an error page.
 */
export function handleRequests(waku: Fetch<Environment>): Fetch<Environment> {
  const app = new Hono<RequestEnvironment>();
  app.use(...middleware());
  app.all('*', ({ req, env, executionCtx, var: { nonce, submission, refusal } }) =>
    withContext(req.raw, { env, executionCtx, nonce, submission, refusal }, (request) =>
      waku(request, env, executionCtx as ExecutionContext),
    ),
  );
  app.onError((error, c) => {
    // Drops everything of the response that failed, such as how long it may be cached.
    c.res = undefined;
    if (!c.get('isReported')) logError('error', error, { method: c.req.method });
    return c.text('500 Internal Server Error', 500, { 'Cache-Control': 'no-store' });
  });
  return (request, env, context) => {
    const { url } = request;
    const cached = cachedResponse(request, url);
    if (!cached) return app.fetch(request, env, context);
    countView(request, env, findRoute(targetOf(url)));
    if (!isIndexable(url, env)) cached.headers.set(...noindexHeader);
    return cached;
  };
}
