import type { MiddlewareHandler } from 'hono';
import { codeQuery, findAffiliate, readCode } from '../contact/affiliates.ts';
import { countsPath, violationsPath } from '../site/constants.ts';
import { findRoute, type Route } from '../site/pages.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { frameworkPath } from './submissions/action-protocol.ts';

/**
 * Answers, before any rendering, every request that is not for a page or a resource: redirects, 404
 * and 405. A redirect takes nothing from the request except the path of a known route, with its
 * query, or the code of a known affiliate. Of Waku's own paths only `action`, that of the
 * form's action, is open.
 */
export function routeRequests(action: string): MiddlewareHandler<RequestEnvironment> {
  const posts = [action, countsPath, violationsPath];
  return async (c, next) => {
    const { path, route, resource } = c.var;
    // Hot reload asks for the flight data of the page.
    if (import.meta.env.DEV && path.startsWith(frameworkPath)) return next();
    const allow = posts.includes(path) ? ['POST'] : allowedMethods(route);
    if (path.startsWith(frameworkPath) && path !== action) return c.text('404 Not Found', 404);
    if (!allow.includes(c.req.method)) {
      return c.text('405 Method Not Allowed', 405, { Allow: allow.join(', ') });
    }
    if (route || resource || posts.includes(path)) return next();
    if (path.endsWith('/')) {
      const unslashed = findRoute(path.slice(0, -1));
      if (unslashed) return c.redirect(unslashed.path + new URL(c.req.url).search, 308);
    }
    if (namesFile(path)) return c.text('404 Not Found', 404);
    const affiliate = findAffiliate(readCode(new URL(c.req.url).searchParams));
    return c.redirect(affiliate ? `/?${codeQuery(affiliate)}` : '/', 307);
  };
}

function allowedMethods(route: Route | undefined): readonly string[] {
  return route?.page === 'contact' ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/**
 * Whether a path ends in a file extension. Old links to a page as a file, `/legals.html` or
 * `/fr/index.html`, are not files: visitors who follow them should end on a page.
 */
function namesFile(path: string): boolean {
  const [, page] = /^(.*?)(?:\/index)?\.html$/.exec(path) ?? [];
  if (page !== undefined && findRoute(page || '/')) return false;
  return /\.[^./]+$/.test(path);
}
