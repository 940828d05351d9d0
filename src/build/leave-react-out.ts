import type { Plugin } from 'vite';
import { type Patch, patchPackage, preloadingFile } from './patch.ts';

/** Whether React hydrates the page, as `still/rendering.ts` keeps it. */
const hydrates = 'globalThis.rendering?.getStore()?.hydrates';

/** Passes a page on as it is. */
export const noFlight: Patch = {
  find: /function injectRSCPayload\(rscStream, options\) \{/,
  put: `$& if (!${hydrates}) { rscStream.cancel(); return new TransformStream(); }`,
};

/** Writes no script that loads React. */
export const noBootstrap: Patch = {
  find: /bootstrapScriptContent: (?=getBootstrapPreamble\(\{\s*hydrate: true)/,
  put: `$&!${hydrates} ? undefined : `,
};

/** Preloads neither React nor client components. */
export const noPreloads: Patch = {
  find: /for \(const href of deps\.js\) \{/,
  put: `if (${hydrates}) $&`,
};

/**
 * Vite: a page that React does not hydrate in the browser gets neither React nor the flight data
 * that it would read. To write them and then remove them took a tenth of a rendering. Only when
 * building: in development all pages hydrate.
 */
export function leaveReactOut(): Plugin[] {
  const plugins = [
    patchPackage('site:no-flight', /rsc-html-stream\/server\.js/, [noFlight]),
    patchPackage('site:no-bootstrap', /waku\/dist\/lib\/vite-rsc\/ssr\.js/, [noBootstrap]),
    patchPackage('site:no-preloads', preloadingFile, [noPreloads]),
  ];
  return plugins.map((plugin) => ({ ...plugin, apply: 'build' }));
}
