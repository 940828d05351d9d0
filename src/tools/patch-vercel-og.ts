import type { Plugin } from 'vite';

/** Requests of `@vercel/og`, and their replacements. */
const requests: readonly [fetching: RegExp, instead: string][] = [
  // Its fallback font, fetched at module load. The cards bring their own fonts.
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

/** Removes the requests from the source of `@vercel/og`. Throws if it no longer contains them. */
function withoutRequests(source: string): string {
  return requests.reduce((code, [fetching, instead]) => {
    if (!fetching.test(code))
      throw new Error(`@vercel/og has changed: nothing matches ${fetching}`);
    return code.replace(fetching, instead);
  }, source);
}

/** Vite plugin that lets `@vercel/og` run on workerd, where its requests would fail. */
export function patchVercelOg(): Plugin {
  return {
    name: 'site:patch-vercel-og',
    transform: {
      filter: { id: /@vercel\/og\/dist\/index\.edge\.js/ },
      handler: (code) => ({ code: withoutRequests(code), map: null }),
    },
  };
}
