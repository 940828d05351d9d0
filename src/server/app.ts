import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { submitLead } from '../contact/submit-lead.ts';
import { pages, routes } from '../facts/pages.ts';
import { siteUrl } from '../runtime/urls.ts';
import { sitemap } from '../seo/sitemap.ts';
import { speculationRules } from '../seo/speculation-rules.ts';
import { actionId, actionPath } from './action-call.ts';
import type { HonoEnv } from './hono-env.ts';
import { cache } from './middleware/cache.ts';
import { limitRenderings } from './middleware/limit-renderings.ts';
import { nonce } from './middleware/nonce.ts';
import { replaceFrameworkScripts } from './middleware/replace-framework-scripts.ts';
import { sanitizeActionCall } from './middleware/sanitize-action-call.ts';
import { setHeaders } from './middleware/set-headers.ts';
import { cards } from './routes/cards.ts';
import { postContact } from './routes/contact.ts';
import { showError } from './routes/error-page.ts';
import { health } from './routes/health.ts';
import { redirectHome, redirectUnslashed } from './routes/redirects.ts';
import { renderBy, type WorkerFetch } from './routes/waku.ts';

const plainText = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';

/** In bytes, several times those of the longest form. */
const limitBody = bodyLimit({ maxSize: 32 * 1024 });

/** Creates the Hono application in front of Waku: every URL of the site and its handlers. */
export function createApp(waku: WorkerFetch): Hono<HonoEnv> {
  // Matches the raw path. Hono's default `getPath` would decode `/%61bout`.
  const app = new Hono<HonoEnv>({ getPath: ({ url }) => new URL(url).pathname });
  const render = renderBy(waku);
  const cached = inProduction(cache());

  app.onError(showError);
  app.use(setHeaders('plain'));

  app.get('/healthz', health);

  app.get('/og/:locale/:card{.+\\.png}', cached, setHeaders('card'), cards());
  app.get('/robots.txt', cached, setHeaders('text'), text(plainText, robots));
  app.get('/sitemap.xml', cached, setHeaders('text'), text(xml, sitemap));

  const limited = inProduction(limitRenderings());
  const stripped = inProduction(replaceFrameworkScripts(speculationRules()));
  for (const { path, page } of routes) {
    const { hydrated } = pages[page];
    if (hydrated) {
      app.post(path, csrf(), limitBody, postContact);
      app.on(['GET', 'POST'], [path], setHeaders('hydratedPage'));
      app.on(['GET', 'POST'], [path], limited, inProduction(nonce()), render);
    } else {
      app.get(path, cached, setHeaders('page'), stripped, render);
    }
    if (path !== '/') app.get(`${path}/`, redirectUnslashed);
  }
  const action = actionPath(actionId(submitLead));
  app.post(action, csrf(), limitBody, sanitizeActionCall(), render);

  // Waku would answer these paths too. In development, hot reload requests flight data.
  app.all('/RSC/:path{.+}', import.meta.env.DEV ? render : notFound);
  // Missing files. A browser that requests an old script must not get a page.
  app.get('/assets/:file{.+}', notFound);
  app.get('/og/:file{.+\\.png}', notFound);
  app.use(methodNotAllowed({ app }));
  app.get('*', redirectHome);
  return app;
}

/** Without a rule, everything may be crawled. */
const robots = () => `Sitemap: ${siteUrl('/sitemap.xml')}\n`;

function text(type: string, write: () => string): Handler {
  return (c) => c.body(write(), 200, { 'Content-Type': type });
}

const notFound: Handler = (c) => c.notFound();

/** Skips a handler in development, where Vite and React need Waku's output without a policy. */
function inProduction(handler: MiddlewareHandler<HonoEnv>): MiddlewareHandler<HonoEnv> {
  return import.meta.env.DEV ? (_c, next) => next() : handler;
}
