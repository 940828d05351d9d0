import type { Plugin } from 'vite';

const start = /function injectRSCPayload\(rscStream, options\) \{/;

/**
 * Vite: a page that has no nonce gets no flight data, which nothing on it would
 * read: only the contact page hydrates. To write it there and take it away
 * again took a tenth of a rendering. Only when building: in development all
 * pages hydrate. Throws if the source of `rsc-html-stream` is no longer what
 * this was written for.
 */
export function leaveFlightOut(): Plugin {
  return {
    name: 'site:leave-flight-out',
    apply: 'build',
    transform: {
      filter: { id: /rsc-html-stream\/server\.js/ },
      handler(code) {
        return { code: withoutFlight(code), map: null };
      },
    },
  };
}

/** The source of `rsc-html-stream`, passing a page on as it is if no nonce is given. */
export function withoutFlight(code: string): string {
  if (!start.test(code)) throw new Error('rsc-html-stream has changed');
  return code.replace(
    start,
    (found) =>
      `${found} if (!options?.nonce) { rscStream.cancel(); return new TransformStream(); }`,
  );
}
