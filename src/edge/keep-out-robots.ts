import type { MiddlewareHandler } from 'hono';
import { siteUrl } from '../seo/site-url.ts';

/** Previews and local servers show the same pages: only the host of `SITE_URL` may be indexed. */
export function keepOutRobots(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { host } = new URL(siteUrl('/'));
    if (new URL(c.req.url).host !== host) c.header('X-Robots-Tag', 'noindex');
  };
}
