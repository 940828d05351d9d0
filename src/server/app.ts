import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { submitLead } from '../contact/action.ts';
import { affiliateSearch } from '../contact/affiliate-code.ts';
import { localeCodes } from '../facts/locales.ts';
import { cardPath, hydratedRoutes, localePath, routes, sharedRoutes } from '../facts/pages.ts';
import { readCode } from '../parameters.ts';
import { sitemap } from '../seo/sitemap.ts';
import { siteUrl } from '../urls.ts';
import { actionId, actionPath } from './action-call.ts';
import { cached } from './cache.ts';
import { cards } from './cards.ts';
import { showError } from './error-page.ts';
import { defaultHeaders, headers } from './headers.ts';
import { health } from './health.ts';
import { hydratedPage, passTo, sharedPage, type Waku } from './pages.ts';
import { postedForm } from './posted-form.ts';
import { sanitizeActionCall } from './sanitize-action-call.ts';
import type { Handler, HonoEnv } from './types.ts';

/** 32 kB, several times the longest form. */
const limitLength = bodyLimit({
  maxSize: 32 * 1024,
  onError: (c) => c.text('413 Payload Too Large', 413),
});

/** Answers 413 to a body that is too long, and 400 to one that cannot be read to its end. */
const limitBody: MiddlewareHandler = (c, next) =>
  limitLength(c, next).catch(() => c.text('400 Bad Request', 400));

/** Creates the worker's Hono application: every URL of the site and its handlers. */
export function createApp(waku: Waku): Hono<HonoEnv> {
  // Matches the raw path. Hono's default `getPath` would decode `/%61bout`.
  const app = new Hono<HonoEnv>({ getPath: ({ url }) => new URL(url).pathname });
  const shared = cached(sharedPage(waku));
  const hydrated = hydratedPage(waku);
  const card = cards();

  app.onError(showError);
  app.use(defaultHeaders);

  // For a second, so that requests cannot flood the database.
  app.get(
    '/healthz',
    cached(health, (time) => time + 1000),
  );
  app.get('/sitemap.xml', cached(text('application/xml', sitemap)));
  app.get('/robots.txt', cached(text('text/plain', robots)));

  for (const { path } of sharedRoutes) app.get(path, shared);
  for (const { path } of hydratedRoutes) app.get(path, (c) => hydrated(c));
  for (const locale of localeCodes) {
    app.post(localePath(locale, 'contact'), csrf(), limitBody, postedForm(hydrated));
  }
  for (const { path, locale, page } of routes) {
    app.get(
      cardPath(locale, page),
      cached(card(locale, page), () => Infinity),
    );
    if (path !== '/') app.get(`${path}/`, redirectUnslashed);
  }

  const action = actionPath(actionId(submitLead));
  app.post(action, csrf(), limitBody, sanitizeActionCall(), passTo(waku));
  // Waku would answer these paths too. In development, hot reload requests flight data.
  app.all('/RSC/:path{.+}', import.meta.env.DEV ? passTo(waku) : notFound);
  // A browser that requests an old script must not get a page.
  app.get('/assets/:file{.+}', notFound);
  app.get('/og/:file{.+\\.png}', notFound);
  app.use(methodNotAllowed({ app }));
  app.get('*', redirectHome);
  return app;
}

function text(type: string, write: () => string): Handler {
  return (c) => c.body(write(), 200, { ...headers.text, 'Content-Type': `${type}; charset=utf-8` });
}

/** Without a rule, everything may be crawled. */
function robots(): string {
  return `Sitemap: ${siteUrl('/sitemap.xml')}\n`;
}

function notFound(c: Context): Response | Promise<Response> {
  return c.notFound();
}

/** Redirects a page's path with a trailing slash to the page, keeping the query. */
function redirectUnslashed(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname.slice(0, -1) + search, 308);
}

/** Redirects any other path to the English landing page, keeping only a known affiliate's code. */
function redirectHome(c: Context): Response {
  const { searchParams } = new URL(c.req.url);
  return c.redirect(`/${affiliateSearch(readCode(searchParams))}`, 307);
}
