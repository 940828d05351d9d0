import type { MiddlewareHandler } from 'hono';
import { textFile } from '../seo/text-file.ts';
import { answerEntity, entityTag } from './entity.ts';
import type { RequestEnvironment } from './request-environment.ts';

/**
 * Serves robots.txt, sitemap.xml, security.txt, llms.txt, the manifests and the speculation rules.
 * At the edge rather than as Waku's API routes, which support neither 304 nor HEAD.
 */
export function serveTexts(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const { resource } = c.var;
    if (!resource || resource.kind === 'card' || resource.kind === 'recording') return next();
    const { type, text } = textFile(resource, c.req.header('Save-Data') === 'on');
    const body = new TextEncoder().encode(text);
    const etag = await entityTag(body);
    c.set('keep', true);
    c.set('entity', { body, etag });
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      ...(resource.kind === 'speculation' && { Vary: 'Save-Data' }),
      ETag: etag,
    });
    return answerEntity(c.req.raw, { body, headers, etag });
  };
}
