import type { MiddlewareHandler } from 'hono';
import { textFile } from '../seo/text-file.ts';
import { answerEntity, entityTag } from './entity.ts';
import type { RequestEnvironment } from './request-environment.ts';

/**
 * Answers robots.txt, sitemap.xml, security.txt, llms.txt and the manifests.
 * At the edge rather than as Waku's API routes, which know neither 304 nor HEAD.
 */
export function serveTexts(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const { resource } = c.var;
    if (!resource || resource.kind === 'card' || resource.kind === 'sample') return next();
    const { type, text } = textFile(resource);
    const body = new TextEncoder().encode(text);
    const etag = await entityTag(body);
    c.set('keep', true);
    c.set('entity', { body, etag });
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      ETag: etag,
    });
    return answerEntity(c.req.raw, { body, headers, etag });
  };
}
