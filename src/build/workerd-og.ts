import type { Plugin } from 'vite';

/** What `@vercel/og` fetches from outside, and what stands in its place. */
const replacements = [
  {
    // Its fallback font, at module load: the cards always bring their own.
    pattern:
      /fetch\(\s*new URL\("\.\/Geist-Regular\.ttf", import\.meta\.url\)\s*\)\.then\(\(res\) => res\.arrayBuffer\(\)\)/,
    replacement: 'Promise.resolve(new ArrayBuffer(0))',
  },
  {
    // Fonts and emoji for characters that the given fonts lack: none is fetched, ever.
    pattern: /loadAdditionalAsset: loadDynamicAsset\(\{\s*emoji: options\.emoji\s*\}\)/,
    replacement: 'loadAdditionalAsset: async () => []',
  },
];

/**
 * Vite: lets `@vercel/og` run on workerd without a request to anywhere. Throws
 * if its source is no longer what this was written for.
 */
export function workerdOg(): Plugin {
  return {
    name: 'site:workerd-og',
    transform: {
      filter: { id: /@vercel\/og\/dist\/index\.edge\.js/ },
      handler(code) {
        return { code: withoutRequests(code), map: null };
      },
    },
  };
}

/** The source of `@vercel/og` without its own requests. */
export function withoutRequests(code: string): string {
  return replacements.reduce((result, { pattern, replacement }) => {
    if (!pattern.test(result)) throw new Error(`@vercel/og has changed: no ${pattern}`);
    return result.replace(pattern, replacement);
  }, code);
}
