import type { Plugin } from 'vite';
import { type Patch, patchPackage } from '../build/patch.ts';

/** What `@vercel/og` fetches from outside, and what replaces it. */
export const noRequests: readonly Patch[] = [
  {
    // Its fallback font, at module load: the cards always bring their own.
    find: /fetch\(\s*new URL\("\.\/Geist-Regular\.ttf", import\.meta\.url\)\s*\)\.then\(\(res\) => res\.arrayBuffer\(\)\)/,
    put: 'Promise.resolve(new ArrayBuffer(0))',
  },
  {
    // Fonts and emoji for characters that the given fonts lack: none is fetched, ever.
    find: /loadAdditionalAsset: loadDynamicAsset\(\{\s*emoji: options\.emoji\s*\}\)/,
    put: 'loadAdditionalAsset: async () => []',
  },
];

/** Vite: lets `@vercel/og` run on workerd without a request to anywhere. */
export function workerdOg(): Plugin {
  return patchPackage('site:workerd-og', /@vercel\/og\/dist\/index\.edge\.js/, noRequests);
}
