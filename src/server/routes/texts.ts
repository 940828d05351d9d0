import type { MiddlewareHandler } from 'hono';
import { textFile } from '../seo/text-file.ts';
import type { RequestEnvironment } from './request-environment.ts';

/**
 * Serves robots.txt, sitemap.xml, security.txt, llms.txt, the manifests and the
 * speculation rules. At the edge rather than as Waku's API routes, which support no HEAD.
 */
export function serveTexts(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const { resource } = c.var;
    if (!resource || resource.kind === 'card' || resource.kind === 'recording') return next();
    const { type, text } = textFile(resource, c.req.header('Save-Data') === 'on');
    c.header('Content-Type', type);
    c.header('Cache-Control', 'public, max-age=3600');
    if (resource.kind === 'speculation') c.header('Vary', 'Save-Data');
    return c.body(text);
  };
}
