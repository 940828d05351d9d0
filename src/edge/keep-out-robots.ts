import type { MiddlewareHandler } from 'hono';
import { requestHost } from './request-path.ts';

type SiteBindings = { SITE_URL?: string; INDEXING?: string };

/** The header of an answer that search engines must not show. */
export const noIndex: [name: string, value: string] = ['X-Robots-Tag', 'noindex'];

/**
 * Previews and local servers show the same pages, so only the host of `SITE_URL` may be indexed,
 * and not even that one if `INDEXING` is off.
 */
export function keepOutRobots(): MiddlewareHandler<{ Bindings: SiteBindings }> {
  return async (c, next) => {
    await next();
    if (requestHost(c.req.url) !== siteHost(c.env)) c.header(...noIndex);
  };
}

/** The only host whose answers may be indexed; undefined if there is none. */
export function siteHost({ SITE_URL, INDEXING }: SiteBindings): string | undefined {
  return INDEXING === 'off' ? undefined : URL.parse(SITE_URL ?? '')?.host;
}
