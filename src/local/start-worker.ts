import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { convertV4MiniflareOptions, Miniflare, type Request, Response } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { dieTogether } from './die-together.ts';
import { migrate } from './migrate.ts';

const folder = resolve('dist/server');

type Options = {
  /** 0 takes a free one. */
  port?: number;
  /** The folder of the bindings' data, as wrangler's `--persist-to`; without it they last as long as the worker. */
  state?: string;
  /** Values for the variables and secrets of wrangler.jsonc, or others. */
  variables?: Record<string, string>;
  /**
   * Opens a second socket, which leads to the worker alone, past Miniflare's
   * entry and the assets: what is measured there is the worker.
   */
  direct?: boolean;
};

dieTogether();

/**
 * Runs the built worker on a plain workerd socket, without the development
 * proxy of `wrangler dev`. Its port opens when its database is migrated.
 */
export async function startWorker({
  port = 0,
  state,
  variables,
  direct = false,
}: Options = {}): Promise<Miniflare> {
  // V8 does not see the bytes behind answers: with more room for young objects
  // a worker under load keeps a gigabyte of them before it collects.
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--max-semi-space-size=4';
  // Secrets are ours to give: wrangler need not look for them, nor say that it did.
  process.env.WRANGLER_LOG ??= 'error';
  const { modulesRules: _rules, ...options } = workerOptionsOf(
    resolve(folder, 'wrangler.json'),
  ).workerOptions;
  const optionsOn = (port: number) =>
    convertV4MiniflareOptions({
      port,
      host: 'localhost',
      cf: false,
      unsafeTriggerHandlers: true,
      // Under load visitors leave in numbers, and workerd reports each of them.
      ...(direct ? { handleRuntimeStdio: discard } : {}),
      ...(state ? { resourcePersistencePath: resolve(join(state, 'v3')) } : {}),
      workers: [
        {
          ...(direct ? withDirectSocket(options) : options),
          bindings: Object.assign({}, options.bindings, variables),
          name: 'onda72',
          rootPath: folder,
          modules: workerModules(),
        },
      ],
    });
  const worker = new Miniflare(optionsOn(0));
  await migrate(worker);
  if (port) await worker.setOptions(optionsOn(port));
  await worker.ready;
  return worker;
}

/** With assets a socket would lead to their router, so the worker reads them from the disk. */
function withDirectSocket<Options extends object>({
  assets,
  ...options
}: Options & { assets?: unknown }) {
  async function readAsset({ url }: Request): Promise<Response> {
    return new Response(await readFile(resolve('dist/public', `.${new URL(url).pathname}`)));
  }
  return {
    ...options,
    serviceBindings: { ASSETS: readAsset },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
}

function discard(...streams: Readable[]): void {
  for (const stream of streams) stream.resume();
}

/** The modules of the bundle, the entry first. */
function workerModules() {
  const rest = globSync('**/*.{js,wasm}', { cwd: folder }).filter((path) => path !== 'index.js');
  return ['index.js', ...rest].map((path) => ({
    type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
    path: resolve(folder, path),
  }));
}
