import { globSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { visitorsModule } from '../../local/bundle-visitors.ts';

const assetsFolder = resolve('dist/public');

/**
 * The modules of the worker that was built into a folder, behind one that adds the visitors'
 * entrypoint under this name. That one comes first, and so is the worker.
 */
export function workerModules(folder: string, entrypoint: string) {
  const main = `
    import worker from './index.js';
    import { serveVisitors } from './visitors.js';
    export default worker;
    export const ${entrypoint} = serveVisitors(worker, ${JSON.stringify(publicFiles(folder))});
  `;
  const paths = globSync('**/*.{js,wasm}', { cwd: folder });
  return [
    { type: 'ESModule' as const, path: resolve(folder, 'main.js'), contents: main },
    {
      type: 'ESModule' as const,
      path: resolve(folder, 'visitors.js'),
      contents: readFileSync(visitorsModule, 'utf8'),
    },
    ...paths.map((path) => ({
      type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
      path: resolve(folder, path),
    })),
  ];
}

/** The paths that Cloudflare answers before the worker: all files but those that `run_worker_first` names. */
function publicFiles(folder: string): string[] {
  const { assets } = JSON.parse(readFileSync(resolve(folder, 'wrangler.json'), 'utf8'));
  const first: boolean | string[] = assets.run_worker_first ?? false;
  if (first === true) return [];
  const patterns = (first || []).map(
    (pattern) => new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`),
  );
  return globSync('**/*', { cwd: assetsFolder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[_.]/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name).slice(assetsFolder.length))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !patterns.some((pattern) => pattern.test(path)));
}
