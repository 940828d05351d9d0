import { createPages } from 'waku';
import adapter from 'waku/adapters/cloudflare';
import { background } from './contact/background.ts';
import { middleware } from './edge/middleware.ts';
import { renderPage } from './pages/render-page.tsx';
import { routes } from './routes.ts';

export default adapter(
  createPages(async ({ createPage, createRoot }) => {
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
  // The guards of src/edge/ hold a body to less than the adapter would.
  { middlewareFns: middleware, bodyLimit: false, handlers: background },
);
