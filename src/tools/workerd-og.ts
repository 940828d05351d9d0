import type { Plugin } from 'vite';

/** What `@vercel/og` would fetch, and what stands there instead. */
const requests: readonly [fetching: RegExp, instead: string][] = [
  // Its fallback font, when the module is loaded: the cards bring their own fonts.
  [
    /fetch\(\s*new URL\("\.\/Geist-Regular\.ttf", import\.meta\.url\)\s*\)\.then\(\(res\) => res\.arrayBuffer\(\)\)/,
    'Promise.resolve(new ArrayBuffer(0))',
  ],
  // Fonts and emoji for characters that the given fonts lack.
  [
    /loadAdditionalAsset: loadDynamicAsset\(\{\s*emoji: options\.emoji\s*\}\)/,
    'loadAdditionalAsset: async () => []',
  ],
];

/** The source of `@vercel/og` without its requests. Throws if they are not where they were. */
export function withoutRequests(source: string): string {
  return requests.reduce((code, [fetching, instead]) => {
    if (!fetching.test(code)) throw new Error(`@vercel/og has changed: no ${fetching}`);
    return code.replace(fetching, instead);
  }, source);
}

/** Vite: lets `@vercel/og` run on workerd, where its requests would fail. */
export function workerdOg(): Plugin {
  return {
    name: 'site:workerd-og',
    transform: {
      filter: { id: /@vercel\/og\/dist\/index\.edge\.js/ },
      handler: (code) => ({ code: withoutRequests(code), map: null }),
    },
  };
}
