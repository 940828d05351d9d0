import { createPages } from 'waku';
import adapter from 'waku/adapters/cloudflare';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import { background } from './contact/background.ts';
import { type Fetch, handleRequests } from './edge/handle-requests.ts';
import type { Environment } from './environment.ts';
import { scriptNonce } from './nonce.ts';
import { renderPage } from './pages/render-page.tsx';
import { routes } from './routes.ts';

const buildPath = import.meta.env.BUILD_PATH;

const server = adapter(
  createPages(async ({ createInterceptor, createPage, createRoot }) => {
    createInterceptor((next) => {
      const nonce = scriptNonce();
      if (nonce) setNonce(nonce);
      return next();
    });

    // A page renders its own <html lang>: the root cannot know the language.
    createRoot({ render: 'dynamic', component: ({ children }) => children });

    return routes.map(({ path, locale, page }) =>
      createPage({
        render: 'dynamic',
        path,
        component: ({ query }) => renderPage(locale, page, query),
      }),
    );
  }),
  {
    // The edge holds a body to less than the adapter would.
    bodyLimit: false,
    handlers: background,
    internalPathToBuildStaticFiles: buildPath,
  },
);

const worker = server.defaultExport as { fetch: Fetch<Environment> };
const fetch = handleRequests(worker.fetch, `/${buildPath}`);

// The built worker exports `defaultExport`; in development this module is the worker.
export default { ...server, fetch, defaultExport: { ...worker, fetch } };
