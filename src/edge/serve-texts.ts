import type { MiddlewareHandler } from 'hono';
import { findResource } from '../routes.ts';
import { textFile } from '../seo/text-file.ts';
import { answerEntity, entityTag } from './entity.ts';
import { requestPath } from './request-path.ts';

/**
 * Answers robots.txt, sitemap.xml, security.txt, llms.txt and the manifests.
 * At the edge rather than as Waku's API routes, which know neither 304 nor HEAD.
 */
export function serveTexts(): MiddlewareHandler {
  return async (c, next) => {
    const resource = findResource(requestPath(c.req.raw));
    if (!resource || resource.kind === 'card') return next();
    const { type, text } = textFile(resource);
    const body = new TextEncoder().encode(text);
    const etag = await entityTag(body);
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      ETag: etag,
    });
    return answerEntity(c.req.raw, { body, headers, etag });
  };
}
