import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'waku/router/client';

/**
 * Pages are documents: if only the address of one changes, by the skip link or the form, the page
 * stays.
 */
const ignoreRoute = () => false as const;

hydrateRoot(
  document,
  <StrictMode>
    <Router unstable_routeInterceptor={ignoreRoute} />
    {import.meta.env.DEV && <Enhancement />}
  </StrictMode>,
);

/**
 * The script of the content pages. In development React hydrates those too, and complains about
 * anything that the script has changed before: so it runs afterwards.
 */
function Enhancement() {
  useEffect(() => {
    import('./browser/enhance.ts');
  }, []);
  return null;
}
