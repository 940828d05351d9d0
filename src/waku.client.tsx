import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'waku/router/client';

/** Every link loads a document. If only the URL changes, as with the skip link, the page stays. */
const ignoreRoute = () => false as const;

hydrateRoot(
  document,
  <StrictMode>
    <Router unstable_routeInterceptor={ignoreRoute} />
    <ContentScript />
  </StrictMode>,
);

/**
 * Runs the script of the content pages once React has hydrated the page, which in development is any
 * page. An earlier change by the script would be a hydration mismatch.
 */
function ContentScript() {
  useEffect(() => {
    if (import.meta.env.DEV) import('./browser/language.ts');
    import('./browser/script.ts');
  }, []);
  return null;
}
