import type { MiddlewareHandler } from 'hono';
import {
  developmentPolicy,
  headers,
  type ResponseKind,
  strictTransportSecurity,
} from './headers.ts';
import { replaceResponse } from './replace-response.ts';
import type { RequestEnvironment } from './request-environment.ts';

/**
 * Sets the headers of the table (headers.ts) on every response, whatever made it. A header that the
 * response already has stays, such as a card's own caching. With `hotReload` the policy allows that.
 */
export function setHeaders({ hotReload = false } = {}): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    await next();
    // A copy: the headers of a fetched response cannot be changed.
    const response = new Response(c.res.body, c.res);
    const kind = kindOf(c.var, response.status);
    for (const [name, value] of Object.entries(headers[kind])) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set('Strict-Transport-Security', strictTransportSecurity(c.env.HSTS));
    const policy = response.headers.get('Content-Security-Policy');
    if (hotReload && policy) {
      response.headers.set('Content-Security-Policy', developmentPolicy(policy));
    }
    replaceResponse(c, response);
  };
}

function kindOf(
  { route, resource }: Pick<RequestEnvironment['Variables'], 'route' | 'resource'>,
  status: number,
): ResponseKind {
  if (route?.page === 'contact') return 'contact';
  if (route && status === 200) return route.page === 'landing' ? 'listening' : 'content';
  if (resource?.kind === 'card' && status < 400) return 'card';
  if (resource?.kind === 'recording' && status < 400) return 'asset';
  return 'message';
}
