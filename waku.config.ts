import { cloudflare } from '@cloudflare/vite-plugin';
import unocss from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { fontAliases } from './src/facts/fonts.ts';
import { messages } from './src/tools/messages.ts';
import { patchVercelOg } from './src/tools/patch-vercel-og.ts';

// Wrangler's look-up of the location, which fails loudly without a network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';

const neutral = { build: { rolldownOptions: { platform: 'neutral' } } } as const;

export default defineConfig({
  vite: {
    // With an id, which differs in every build, Waku would reload a page after a deployment or a
    // failed import, and so empty the form.
    define: { 'import.meta.env.WAKU_BUILD_ID': '""' },
    build: {
      assetsInlineLimit: 0,
      // The first versions with popovers, `:has()` and `light-dark()`, from the spring of 2024. Older
      // ones get a plainer page.
      cssTarget: ['chrome123', 'firefox125', 'safari17.5', 'ios17.5'],
    },
    // Waits until an editor has written a file, since half a file would cause a false error.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } } },
    resolve: {
      // Messages are precompiled, so the worker needs no ICU parser.
      alias: [
        ...fontAliases,
        {
          find: '@formatjs/icu-messageformat-parser',
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        // Writes text in blocks. React's edge build encodes each tag and attribute separately,
        // which takes a fifth of a page's CPU time on workerd.
        { find: 'react-dom/server.edge', replacement: 'react-dom/server.node' },
      ],
    },
    environments: {
      client: {
        // One file, since React removes a page if that of its form alone does not arrive.
        build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page' }] } } } },
      },
      rsc: {
        build: {
          rolldownOptions: {
            platform: 'neutral',
            // A page names some fifty pictures. A short hash saves four characters for each.
            output: {
              assetFileNames: 'assets/[name]-[hash:4][extname]',
              // Stack traces need none, and some hold ids that differ in every build.
              sourcemapExcludeSources: true,
            },
          },
        },
        optimizeDeps: {
          include: [
            '@formatjs/intl',
            'hono',
            'hono/body-limit',
            'hono/csrf',
            'hono/html',
            'hono/http-exception',
            'hono/method-not-allowed',
            'hono/utils/compress',
            'hono/utils/encode',
            'hono/utils/ipaddr',
            'react-intl/server',
            'standardwebhooks',
          ],
          // Pre-bundling would bypass `patchVercelOg`.
          exclude: ['@vercel/og'],
        },
      },
      ssr: { ...neutral, optimizeDeps: { include: ['waku > rsc-html-stream/server'] } },
    },
    plugins: [
      messages(),
      patchVercelOg(),
      unocss(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
      }),
    ],
  },
});
