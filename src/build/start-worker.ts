import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { dieTogether } from './die-together.ts';
import { migrate } from './migrate.ts';

const folder = resolve('dist/server');

type Options = {
  /** 0 takes a free one. */
  port?: number;
  /** The folder of the bindings' data, as wrangler's `--persist-to`; without it they last as long as the worker. */
  state?: string;
  /** Variables and secrets over those of wrangler.jsonc. */
  variables?: Record<string, string>;
};

dieTogether();

/**
 * Runs the built worker on a plain workerd socket, without the development
 * proxy of `wrangler dev`, its database migrated.
 */
export async function startWorker({
  port = 0,
  state,
  variables = {},
}: Options = {}): Promise<Miniflare> {
  // Secrets are ours to give: wrangler need not look for them, nor say that it did.
  process.env.WRANGLER_LOG ??= 'error';
  const { modulesRules: _rules, ...options } = workerOptionsOf(
    resolve(folder, 'wrangler.json'),
  ).workerOptions;
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      port,
      host: 'localhost',
      cf: false,
      unsafeTriggerHandlers: true,
      ...(state ? { resourcePersistencePath: resolve(join(state, 'v3')) } : {}),
      workers: [
        {
          ...options,
          bindings: Object.assign({}, options.bindings, variables),
          name: 'onda72',
          rootPath: folder,
          modules: workerModules(),
        },
      ],
    }),
  );
  await worker.ready;
  await migrate(worker);
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
