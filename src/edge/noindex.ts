import type { MiddlewareHandler } from 'hono';

type SiteBindings = { SITE_URL: string; INDEXING?: string | undefined };

/**
 * `X-Robots-Tag: noindex` on every response that search engines must not show: previews and local
 * servers have the same pages as the site.
 */
export function noindex(): MiddlewareHandler<{ Bindings: SiteBindings }> {
  return async (c, next) => {
    await next();
    if (!isIndexable(c.req.url, c.env)) c.header(...noindexHeader);
  };
}

export const noindexHeader = ['X-Robots-Tag', 'noindex'] as const;

/** Only the host of `SITE_URL` may be indexed, and not even that one if `INDEXING` is off. */
export function isIndexable(url: string, { SITE_URL, INDEXING }: SiteBindings): boolean {
  // Cheaper than to parse it: this runs for every response from memory.
  const [, , host] = url.split('/');
  return INDEXING !== 'off' && host === URL.parse(SITE_URL)?.host;
}
