import type { ReactNode } from 'react';
import { createPages } from 'waku';
import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import { affiliateSearch, visitorCode } from './contact/affiliate-code.ts';
import type { Locale } from './facts/locales.ts';
import { type Page, routes } from './facts/pages.ts';
import { kebabCase } from './kebab-case.ts';
import { scheduled } from './leads/notify.ts';
import { requestContext } from './request-context.ts';
import { Document } from './sections/document/document.tsx';
import { Metadata } from './seo/metadata.tsx';
import { createApp } from './server/app.ts';

type PageComponent = (props: { locale: Locale }) => ReactNode;

/**
 * The main content of each page, by file: `pages/legal-notice.tsx` of `legalNotice`. An import would
 * bring the DOM, which the contact page needs, into the types of the worker.
 */
const components = import.meta.glob<PageComponent>('./pages/*.tsx', {
  eager: true,
  import: 'Page',
});

/** Returns the component of a page. Throws if the file exports no `Page`. */
function componentOf(page: Page): PageComponent {
  const file = `./pages/${kebabCase(page)}.tsx`;
  const component = components[file];
  if (!component) throw new Error(`${file} exports no component \`Page\``);
  return component;
}

/** Makes our Hono application the worker. No page is static, so the build needs no files from it. */
const adapter = createServerEntryAdapter(({ processRequest }) => {
  const worker = { fetch: createApp(processRequest).fetch, scheduled };
  // The built worker exports `defaultExport`; in development this module is the worker.
  return { ...worker, build: async () => {}, defaultExport: worker };
});

export default adapter(
  createPages(async ({ createInterceptor, createPage, createRoot }) => {
    createInterceptor((next) => {
      const { nonce } = requestContext();
      if (nonce) setNonce(nonce);
      return next();
    });

    // A page renders its own <html lang>, since the root does not know the language.
    createRoot({ render: 'dynamic', component: ({ children }) => children });

    return routes.map(({ path, locale, page }) => {
      const Page = componentOf(page);
      return createPage({
        render: 'dynamic',
        // Its types expect a literal path.
        path: path as '/',
        component: () => (
          <Document
            locale={locale}
            page={page}
            nonce={requestContext().nonce}
            search={affiliateSearch(visitorCode())}
            metadata={<Metadata locale={locale} page={page} />}
          >
            <Page locale={locale} />
          </Document>
        ),
      });
    });
  }),
);
