import type { MiddlewareHandler } from 'hono';
import { findRoute } from '../routes.ts';
import { stripFramework } from './strip-framework.ts';

type Page = { body: Uint8Array<ArrayBuffer>; etag: string; year: number };

/** Finished pages by path: the route table bounds it. */
const finished = new Map<string, Page>();

/**
 * Renders a content page once per worker instance, strips it of the framework
 * and keeps the bytes with a strong ETag. The contact page is never kept.
 */
export function cachePages(): MiddlewareHandler {
  return async (c, next) => {
    const route = findRoute(c.req.path);
    if (!route || route.page === 'contact' || import.meta.env.DEV) return next();

    const year = new Date().getFullYear();
    let page = finished.get(route.path);
    if (page?.year !== year) {
      await next();
      if (c.res.status !== 200) return;
      page = await finish(c.res, year);
      finished.set(route.path, page);
    }
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ETag: page.etag,
    };
    const unchanged = c.req.header('If-None-Match')?.includes(page.etag);
    c.res = unchanged
      ? new Response(null, { status: 304, headers })
      : new Response(page.body, { headers });
    return c.res;
  };
}

async function finish(response: Response, year: number): Promise<Page> {
  const body = new Uint8Array(await stripFramework(response).arrayBuffer());
  const digest = await crypto.subtle.digest('SHA-256', body);
  const hex = Array.from(new Uint8Array(digest, 0, 12), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  const etag = `"${hex.join('')}"`;
  return { body, etag, year };
}
