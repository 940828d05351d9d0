import { on, once } from 'node:events';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { migrate } from '#src/tools/local/migrate.ts';
import { cpuTime, residentMemory, workerdProcesses } from '../process.ts';

/** The production host: for any other, the site adds a header that keeps robots out. */
export const host = 'site.example';

/** Megabytes: the resident memory of a process, and the worker's heap after a full collection. */
export type Memory = { resident: number; heap: number };

/** A running worker behind a socket of its own, for `await using`. */
export type Subject = AsyncDisposable & {
  port: number;
  /** The CPU time used so far, in milliseconds. */
  cpuTime: () => number;
  /** Undefined once the worker is dead. */
  memory: () => Promise<Memory | undefined>;
};

type Options = Parameters<typeof convertV4MiniflareOptions>[0];
type Worker = Extract<Options, { workers: unknown }>['workers'][number];

const folder = resolve('dist/server');
const entrypoint = 'direct';

/** Starts the built worker of the site, with the heap limit of an isolate on Cloudflare. */
export async function startSite(): Promise<Subject> {
  process.env.WRANGLER_LOG = 'error';
  const config = workerOptionsOf(resolve(folder, 'wrangler.json')).workerOptions;
  const { modulesRules: _, ...options } = config;
  const bindings = { ...(options.bindings as object), SITE_URL: `https://${host}` };
  const modules = globSync('**/*.{js,wasm}', { cwd: folder }).map((path) => ({
    type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
    path: resolve(folder, path),
  }));
  const main = {
    type: 'ESModule' as const,
    path: resolve(folder, 'main.js'),
    // Miniflare puts its asset router in front of the default entrypoint.
    contents: `export { default, default as ${entrypoint} } from './index.js';`,
  };
  return start(
    { ...options, bindings, rootPath: folder, modules: [main, ...modules] },
    async (miniflare) => migrate(await miniflare.getD1Database('DB')),
  );
}

/** Starts a worker that answers every request with these bytes: the upper bound for workerd. */
export function startMemoryWorker(bytes: Uint8Array): Promise<Subject> {
  const contents = `import bytes from './bytes';
    export const ${entrypoint} = { fetch: () => new Response(bytes) };`;
  return start({
    compatibilityDate: '2026-10-01',
    modules: [
      { type: 'ESModule', path: 'worker.js', contents },
      { type: 'Data', path: 'bytes', contents: bytes },
    ],
  });
}

async function start(worker: Worker, prepare?: (miniflare: Miniflare) => Promise<void>) {
  // The young generation is that of start-worker.ts, which explains it.
  process.env.MINIFLARE_WORKERD_V8_FLAGS =
    '--expose-gc --max-semi-space-size=4 --max-old-space-size=128';
  const before = new Set(workerdProcesses());
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      inspectorPort: 0,
      // Under load many clients disconnect, and workerd logs each of them.
      handleStructuredLogs: () => {},
      workers: [
        {
          ...worker,
          name: 'site',
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, entrypoint }],
        },
      ],
    }),
  );
  await miniflare.ready;
  await prepare?.(miniflare);
  const pid = workerdProcesses().find((pid) => !before.has(pid));
  if (pid === undefined) throw new Error('No new workerd process');
  const inspector = await miniflare.getInspectorURL();
  return {
    port: Number((await miniflare.unsafeGetDirectURL('site', entrypoint)).port),
    cpuTime: () => cpuTime(pid),
    memory: async () => {
      if (!workerdProcesses().includes(pid)) return undefined;
      const heap = await heapAfterCollection(inspector.host).catch(() => undefined);
      return heap === undefined ? undefined : { heap, resident: residentMemory(pid) };
    },
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  };
}

/**
 * Returns the size in MB of the worker's heap after a full collection, which V8's inspector triggers
 * (`--expose-gc`). Throws if the worker is dead, or busy for a minute.
 */
async function heapAfterCollection(inspector: string): Promise<number> {
  const socket = new WebSocket(`ws://${inspector}/core:user:site`);
  const options = { signal: AbortSignal.timeout(60_000), close: ['close'] };
  await once(socket, 'open', options);
  let calls = 0;
  const call = async (method: string, params = {}, until = `"id":${calls + 1},`) => {
    socket.send(JSON.stringify({ id: ++calls, method, params }));
    for await (const [{ data }] of on(socket, 'message', options)) {
      if (data.includes(until)) return JSON.parse(data);
    }
  };
  const { params } = await call('Runtime.enable', {}, 'executionContextCreated');
  await call('Runtime.evaluate', { contextId: params.context.id, expression: 'gc()' });
  const { result } = await call('Runtime.getHeapUsage');
  socket.close();
  return result.usedSize / 1e6;
}
