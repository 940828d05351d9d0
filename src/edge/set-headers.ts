import type { MiddlewareHandler } from 'hono';
import { type AnswerKind, developmentPolicy, headers } from './headers.ts';
import { replaceAnswer } from './replace-answer.ts';
import type { RequestEnvironment } from './request-environment.ts';

/**
 * Sets the headers of the table (headers.ts) on every answer, whatever made it. A header that the
 * answer already has stays, such as a card's own caching. With `hotReload` the policy allows that.
 */
export function setHeaders({ hotReload = false } = {}): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    await next();
    // A copy: the headers of a fetched answer cannot be changed.
    const response = new Response(c.res.body, c.res);
    const kind = kindOf(c.var, response.status);
    for (const [name, value] of Object.entries(headers[kind])) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    const policy = response.headers.get('Content-Security-Policy');
    if (hotReload && policy) {
      response.headers.set('Content-Security-Policy', developmentPolicy(policy));
    }
    replaceAnswer(c, response);
  };
}

function kindOf(
  { route, resource }: Pick<RequestEnvironment['Variables'], 'route' | 'resource'>,
  status: number,
): AnswerKind {
  if (route?.page === 'contact') return 'contact';
  if (route && status === 200) return route.page === 'landing' ? 'listening' : 'content';
  if (resource?.kind === 'card' && status < 400) return 'card';
  if (resource?.kind === 'sample' && status < 400) return 'asset';
  return 'message';
}
