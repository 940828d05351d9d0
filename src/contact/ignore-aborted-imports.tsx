import { requestContext } from './request-context.ts';

/** Runs in the page before Waku's own script, so its listener comes first. */
const script = `{
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
});
addEventListener('vite:preloadError', (event) => {
  if (!isLeaving) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});
}`;

/**
 * Lets a visitor leave a page that is still loading. Waku reloads a page once if an import fails,
 * since a deployment may have replaced the file. Firefox also aborts the imports of a page that is
 * being left, and that reload would cancel the visitor's navigation.
 */
export function IgnoreAbortedImports() {
  return <script nonce={requestContext().nonce}>{script}</script>;
}
