import { cloudflare } from '@cloudflare/vite-plugin';
import unocss from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { messages } from './src/tools/messages/plugin.ts';
import { workerdOg } from './src/tools/workerd-og.ts';

const neutral = { build: { rolldownOptions: { platform: 'neutral' } } } as const;

export default defineConfig({
  vite: {
    build: { assetsInlineLimit: 0 },
    define: { 'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()) },
    // A file that is read while an editor writes it would be reported as a fault that nobody made.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } } },
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
        build: {
          rolldownOptions: {
            platform: 'neutral',
            // A page names some fifty pictures: of each hash, four characters less.
            output: { assetFileNames: 'assets/[name]-[hash:4][extname]' },
          },
        },
        optimizeDeps: {
          include: [
            '@formatjs/intl',
            'hono/tiny',
            'hono/body-limit',
            'hono/html',
            'hono/utils/encode',
            'react-intl/server',
            'standardwebhooks',
          ],
          // If it were pre-bundled, it would bypass `workerdOg`.
          exclude: ['@vercel/og'],
        },
      },
      ssr: { ...neutral, optimizeDeps: { include: ['waku > rsc-html-stream/server'] } },
    },
    plugins: [
      messages(),
      workerdOg(),
      unocss(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
      }),
    ],
  },
});
