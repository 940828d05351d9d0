import { resolve } from 'node:path';
import unocss from 'unocss/vite';
import { build } from 'vite';
import { virtualModules } from '../../src/tools/virtual-modules.ts';

type Options = { external?: (string | RegExp)[]; alias?: Record<string, string> };

/** Bundles a reference of this folder, with parts of the site but without Waku; gives its path. */
export async function bundle(
  entry: string,
  { external = [], alias = {} }: Options = {},
): Promise<string> {
  const outDir = '.cache/bench';
  const file = entry.replace(/\.tsx?$/, '.js');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [virtualModules(), unocss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
        'waku/server': `${import.meta.dirname}/waku-server.ts`,
        ...alias,
      },
    },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: `${import.meta.dirname}/${entry}`,
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      minify: true,
      rolldownOptions: {
        external: [/^node:/, ...external],
        output: { entryFileNames: file, codeSplitting: false },
      },
    },
  });
  return resolve(outDir, file);
}
