import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'waku/router/client';
import { restoreCode } from './browser/referral.ts';

/** Every link loads a document. If only the URL changes, by the skip link, the page stays. */
const ignoreRoute = () => false as const;

// A page that is being left is not hydrated. React would report that its data ends early.
if (!restoreCode()) {
  hydrateRoot(
    document,
    <StrictMode>
      <Router unstable_routeInterceptor={ignoreRoute} />
      {import.meta.env.DEV && <ContentScript />}
    </StrictMode>,
  );
}

/**
 * In development React also hydrates content pages, and would report earlier changes by the script
 * as a mismatch.
 */
function ContentScript() {
  useEffect(() => {
    import('./site/pages.ts').then(({ findRoute, pages }) => {
      const route = findRoute(location.pathname);
      // Hydrated pages load their own (contact/run-content-script.tsx).
      if (!route || !pages[route.page].hydrated) import('./browser/content-script.ts');
    });
  }, []);
  return null;
}
