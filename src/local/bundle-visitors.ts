import { build } from 'vite';

/** Where the bundled visitors' entrypoint of `npm start` is: not among what is deployed. */
export const visitorsModule = 'dist/local/visitors.js';

/** Bundles `src/local/visitors.ts`, which stands in front of the built worker on this machine. */
export async function bundleVisitors(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: 'src/local/visitors.ts',
      outDir: 'dist/local',
      rolldownOptions: {
        external: [/^node:/],
        output: { entryFileNames: 'visitors.js' },
      },
    },
  });
}
