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

/** `SITE_URL` and its host, which is parsed once: this runs for every response from memory. */
let site: { url: string; host: string | undefined } = { url: '', host: undefined };

/** Only the host of `SITE_URL` may be indexed, and not even that one if `INDEXING` is off. */
export function isIndexable(url: string, { SITE_URL, INDEXING }: SiteBindings): boolean {
  if (site.url !== SITE_URL) site = { url: SITE_URL, host: URL.parse(SITE_URL)?.host };
  const [, , host] = url.split('/', 3);
  return INDEXING !== 'off' && host === site.host;
}
