import type { Plugin } from 'vite';

/** What `@vercel/og` fetches from outside, and what replaces it. */
const requests: readonly [find: RegExp, put: string][] = [
  // Its fallback font, at module load: the cards always bring their own.
  [
    /fetch\(\s*new URL\("\.\/Geist-Regular\.ttf", import\.meta\.url\)\s*\)\.then\(\(res\) => res\.arrayBuffer\(\)\)/,
    'Promise.resolve(new ArrayBuffer(0))',
  ],
  // Fonts and emoji for characters that the given fonts lack: none is fetched, ever.
  [
    /loadAdditionalAsset: loadDynamicAsset\(\{\s*emoji: options\.emoji\s*\}\)/,
    'loadAdditionalAsset: async () => []',
  ],
];

/** The source of `@vercel/og` without its requests. Throws if it is no longer what we know. */
export function withoutRequests(code: string): string {
  return requests.reduce((result, [find, put]) => {
    if (!find.test(result)) throw new Error(`@vercel/og has changed: no ${find}`);
    return result.replace(find, put);
  }, code);
}

/**
 * Vite: lets `@vercel/og` run on workerd without a request to anywhere. The build fails if its file
 * is not found: in another version it may have another name.
 */
export function workerdOg(): Plugin {
  let found = false;
  return {
    name: 'site:workerd-og',
    transform: {
      filter: { id: /@vercel\/og\/dist\/index\.edge\.js/ },
      handler(code) {
        found = true;
        return { code: withoutRequests(code), map: null };
      },
    },
    buildApp: {
      order: 'post',
      async handler() {
        if (!found) throw new Error('@vercel/og has changed: no index.edge.js');
      },
    },
  };
}
