import type { ReactNode } from 'react';
import { createPages } from 'waku';
import adapter from 'waku/adapters/cloudflare';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import { referralQuery } from './contact/affiliates.ts';
import type { ContactOutcome } from './contact/submission-result.ts';
import { sentParameter } from './facts/constants.ts';
import type { Locale } from './facts/locales.ts';
import { type Page, routes } from './facts/pages.ts';
import { scheduled } from './leads/scheduled.ts';
import { type RequestContext, requestContext } from './runtime/request.ts';
import { Document } from './sections/document/document.tsx';
import { Metadata } from './seo/metadata.tsx';
import { createFetch } from './server/fetch.ts';
import type { WorkerFetch } from './server/routes/waku.ts';

/** `query` is without the question mark. */
type PageProps = { locale: Locale; query: string };

type PageComponent = (props: PageProps) => ReactNode;

/** The main content of each page: `pages/{page}.tsx`. */
const components = import.meta.glob<PageComponent>('./pages/*.tsx', {
  eager: true,
  import: 'Page',
});

/** Returns the component of a page. Throws if the file exports no `Page`. */
function componentOf(page: Page): PageComponent {
  const component = components[`./pages/${page}.tsx`];
  if (!component) throw new Error(`src/pages/${page}.tsx exports no component \`Page\``);
  return component;
}

const server = adapter(
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
        component: ({ query }) => {
          const { affiliate, lead, nonce } = requestContext<
            RequestContext & Partial<ContactOutcome>
          >();
          const referral = referralQuery(affiliate);
          return (
            <Document
              locale={locale}
              page={page}
              nonce={nonce}
              search={lead ? `${referral}&${sentParameter}=${lead.id}` : referral}
              metadata={<Metadata locale={locale} page={page} />}
            >
              <Page locale={locale} query={query} />
            </Document>
          );
        },
      });
    });
  }),
  {
    // `limitBody` has a lower limit than the adapter.
    bodyLimit: false,
    handlers: { scheduled },
  },
);

const worker = server.defaultExport as { fetch: WorkerFetch };
const fetch = createFetch(worker.fetch);

/** No page is static, so the build needs no files from the worker. */
const build = async () => {};

// The built worker exports `defaultExport`; in development this module is the worker.
export default { ...server, build, fetch, defaultExport: { ...worker, fetch } };
