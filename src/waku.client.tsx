import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'waku/router/client';

hydrateRoot(
  document,
  <StrictMode>
    <Router />
    {import.meta.env.DEV && <Enhancement />}
  </StrictMode>,
);

/**
 * The script of the content pages. In development React hydrates those too, and
 * complains of whatever the script has changed before: there it comes after.
 */
function Enhancement() {
  useEffect(() => {
    import('./browser/enhance.ts');
  }, []);
  return null;
}
