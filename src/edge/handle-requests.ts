import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import { logError } from '../log.ts';
import { bringsCode, carryReferral } from './carry-referral.ts';
import { answerFromMemory } from './keep-answers.ts';
import { middleware } from './middleware.ts';
import type { RequestEnvironment } from './request-environment.ts';

/** The `fetch` of a worker. */
export type Fetch<Bindings> = (
  request: Request,
  env: Bindings,
  context: ExecutionContext,
) => Response | Promise<Response>;

/**
 * Wraps Waku's own handler in the middleware, so that even the answers which the adapter makes
 * itself, such as 413, get headers and an error page. `buildPath` is where the build asks for
 * static files; requests for it bypass the middleware.
 */
export function handleRequests<Bindings extends object>(
  waku: Fetch<Bindings>,
  buildPath: string,
): Fetch<Bindings> {
  const app = new Hono<{
    Bindings: Bindings;
    Variables: Pick<RequestEnvironment['Variables'], 'isReported'>;
  }>();
  const render = (c: Context) => waku(c.req.raw, c.env, c.executionCtx as ExecutionContext);
  app.get(buildPath, render);
  app.use(...middleware());
  app.all('*', render);
  app.onError((error, c) => {
    // Drops everything of the answer that failed, such as how long it may be cached.
    c.res = undefined;
    if (!c.get('isReported')) logError('error', error, { method: c.req.method });
    return c.text('500 Internal Server Error', 500, { 'Cache-Control': 'no-store' });
  });
  return (request, env, context) => {
    const { url } = request;
    const answer = (asked: Request, askedUrl = asked.url) =>
      answerFromMemory(asked, askedUrl) ?? app.fetch(asked, env, context);
    // In development all pages hydrate, and React would complain about links that it did not write.
    const carries = !import.meta.env.DEV && bringsCode(url);
    return carries ? carryReferral(request, answer) : answer(request, url);
  };
}
