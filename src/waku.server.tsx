import type { ReactNode } from 'react';
import { createPages } from 'waku';
import adapter from 'waku/adapters/cloudflare';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import {
  type CodeProblem,
  lookUpAffiliate,
  readCode,
  referralQuery,
} from './contact/affiliates.ts';
import type { PostedForm } from './contact/submission-result.ts';
import type { Affiliate } from './facts/affiliates.ts';
import type { Locale } from './facts/locales.ts';
import { type Page, routes } from './facts/pages.ts';
import { scheduled } from './leads/notify.ts';
import { type RequestContext, requestContext } from './runtime/request.ts';
import { Document } from './sections/document/document.tsx';
import { Metadata } from './seo/metadata.tsx';
import { createFetch } from './server/fetch.ts';
import type { WorkerFetch } from './server/routes/waku.ts';

/** The visitor's code, may be empty, and its affiliate. Shared pages are rendered without a code. */
type PageProps = { locale: Locale; code: string; affiliate: Affiliate | CodeProblem };

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
        component: async ({ query }) => {
          const { posted, nonce } = requestContext<RequestContext & { posted?: PostedForm }>();
          const code = posted?.code || readCode(new URLSearchParams(query));
          const affiliate = await lookUpAffiliate(code);
          return (
            <Document
              locale={locale}
              page={page}
              nonce={nonce}
              search={referralQuery(affiliate)}
              metadata={<Metadata locale={locale} page={page} />}
            >
              <Page locale={locale} code={code} affiliate={affiliate} />
            </Document>
          );
        },
      });
    });
  }),
  {
    // The app has a lower limit than the adapter.
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
