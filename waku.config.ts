import { randomUUID } from 'node:crypto';
import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'waku/config';
import { endOnce } from './src/build/end-once.ts';
import { leaveReactOut } from './src/build/leave-react-out.ts';
import { loadReactLate } from './src/build/load-react-late.ts';
import { nameAssets } from './src/build/name-assets.ts';
import { stableStyle } from './src/build/stable-style.ts';
import { virtualModules } from './src/tools/virtual-modules.ts';
import { workerdOg } from './src/tools/workerd-og.ts';

const output = { assetFileNames: nameAssets() };
const neutral = { build: { rolldownOptions: { platform: 'neutral', output } } } as const;

export default defineConfig({
  vite: {
    build: { assetsInlineLimit: 0 },
    // Facts of `site.ts` are made of one another, and reading one has no side effect: a table that
    // no browser code uses is left out of the bundle.
    worker: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } },
    // A file that is read while an editor writes it would be reported as a fault that nobody made.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } } },
    define: { 'import.meta.env.BUILD_PATH': JSON.stringify(randomUUID()) },
    resolve: {
      // Messages arrive compiled, so the worker carries no ICU parser.
      alias: {
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
        // Writes text in blocks. React's build for the edge encodes each tag and attribute by
        // itself, which takes a fifth of a page's CPU time on workerd.
        'react-dom/server.edge': 'react-dom/server.node',
      },
    },
    environments: {
      rsc: {
        ...neutral,
        optimizeDeps: {
          include: [
            '@formatjs/intl',
            'hono/tiny',
            'hono/body-limit',
            'hono/context-storage',
            'hono/html',
            'hono/utils/encode',
            'react-intl/server',
          ],
          // If it were pre-bundled, it would bypass `workerdOg`.
          exclude: ['@vercel/og'],
        },
      },
      ssr: { ...neutral, optimizeDeps: { include: ['waku > rsc-html-stream/server'] } },
    },
    plugins: [
      virtualModules(),
      workerdOg(),
      endOnce(),
      leaveReactOut(),
      loadReactLate(),
      stableStyle(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
      }),
    ],
  },
});
