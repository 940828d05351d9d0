import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { findResource } from '../routes.ts';
import { textFile } from '../seo/text-file.ts';

/**
 * Answers robots.txt, sitemap.xml, security.txt, llms.txt and the manifests.
 * Middleware rather than Waku's API routes, which know neither 304 nor HEAD.
 */
export function serveTexts(): MiddlewareHandler {
  const conditional = etag();
  return async (c, next) => {
    const resource = findResource(c.req.path);
    if (!resource || resource.kind === 'card') return next();
    const { type, body } = textFile(resource);
    return conditional(c, async () => {
      c.res = c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' });
    });
  };
}
