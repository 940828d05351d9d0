import type { Plugin } from 'vite';
import { type Patch, patchPackage } from './patch.ts';

/** Passes a page on as it is if no nonce is given. */
export const noFlight: Patch = {
  find: /function injectRSCPayload\(rscStream, options\) \{/,
  put: '$& if (!options?.nonce) { rscStream.cancel(); return new TransformStream(); }',
};

/**
 * Vite: a page that has no nonce gets no flight data, which nothing on it would
 * read: only the contact page hydrates. To write it there and take it away
 * again took a tenth of a rendering. Only when building: in development all
 * pages hydrate.
 */
export function leaveFlightOut(): Plugin {
  const plugin = patchPackage('site:leave-flight-out', /rsc-html-stream\/server\.js/, [noFlight]);
  return { ...plugin, apply: 'build' };
}
