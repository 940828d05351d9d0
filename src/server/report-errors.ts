import type { MiddlewareHandler } from 'hono';
import { logError } from '../runtime/log.ts';
import { errorPage } from './error-page.ts';
import { errorPolicy } from './headers.ts';
import type { RequestEnvironment } from './request-environment.ts';

/**
 * Turns an unexpected failure into a response that a visitor can use: a page in the language of the
 * URL, with an id that is also in the log, and no details of the failure itself.
 */
export function reportErrors(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    c.set('isReported', true);
    await next();
    c.set('isReported', false);
    if (c.res.status !== 500) return;
    const id = crypto.randomUUID().slice(0, 8);
    const { route } = c.var;
    logError('error', c.error, { id, method: c.req.method, path: route?.path });
    // Drops everything of the response that failed.
    c.res = undefined;
    if (route) {
      const { html, styleHash } = await errorPage(route.locale, id);
      c.res = c.html(html, 500, { 'Content-Security-Policy': errorPolicy(styleHash) });
    } else {
      c.res = c.text(`500 Internal Server Error (${id})`, 500);
    }
  };
}
