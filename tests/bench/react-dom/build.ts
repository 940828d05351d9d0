import unocss from 'unocss/vite';
import { build } from 'vite';
import { messages } from '../../../src/build/messages.ts';

const folder = '.cache/bench';

/** Bundles the landing page with `react-dom/server` into one module; gives its path. */
export async function buildReactDomWorker(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [messages(), unocss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
        'waku/server': `${import.meta.dirname}/waku-server.ts`,
      },
    },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: `${import.meta.dirname}/worker.tsx`,
      outDir: folder,
      assetsInlineLimit: 0,
      minify: true,
      rolldownOptions: {
        external: [/^node:/],
        output: { entryFileNames: 'react-dom-worker.js', codeSplitting: false },
      },
    },
  });
  return `${folder}/react-dom-worker.js`;
}
