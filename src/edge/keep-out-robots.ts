import type { MiddlewareHandler } from 'hono';
import { requestHost } from './request-path.ts';

type SiteBindings = { SITE_URL?: string };

/** What an answer says that no search engine may show. */
export const noIndex: [name: string, value: string] = ['X-Robots-Tag', 'noindex'];

/** Previews and local servers show the same pages: only the host of `SITE_URL` may be indexed. */
export function keepOutRobots(): MiddlewareHandler<{ Bindings: SiteBindings }> {
  return async (c, next) => {
    await next();
    if (requestHost(c.req.raw) !== siteHost(c.env)) c.header(...noIndex);
  };
}

/** The only host whose answers may be indexed; undefined if `SITE_URL` is missing or no URL. */
export function siteHost({ SITE_URL }: SiteBindings = {}): string | undefined {
  return URL.parse(SITE_URL ?? '')?.host;
}
