import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';

const folder = resolve('dist/server');

type Options = {
  /** 0 takes a free one. */
  port?: number;
  /** The folder of the bindings' data; without it they last as long as the worker. */
  persist?: string;
};

/**
 * Runs the built worker on a plain workerd socket, without the development
 * proxy of `wrangler dev`.
 */
export async function startWorker({ port = 0, persist }: Options = {}): Promise<Miniflare> {
  const { modulesRules: _rules, ...options } = workerOptionsOf(
    resolve(folder, 'wrangler.json'),
  ).workerOptions;
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      port,
      host: 'localhost',
      cf: false,
      ...(persist ? { defaultPersistRoot: resolve(persist) } : {}),
      workers: [{ ...options, name: 'onda72', rootPath: folder, modules: workerModules() }],
    }),
  );
  await worker.ready;
  return worker;
}

/** The modules of the bundle, the entry first. */
function workerModules() {
  const rest = globSync('**/*.{js,wasm}', { cwd: folder }).filter((path) => path !== 'index.js');
  return ['index.js', ...rest].map((path) => ({
    type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
    path: resolve(folder, path),
  }));
}
