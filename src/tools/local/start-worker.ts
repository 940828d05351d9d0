import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { transformWithOxc } from 'vite';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { migrate } from './migrate.ts';

const server = resolve('dist/server');
const entrypoint = 'localEdge';

type Options = {
  /** The public port; a free one by default. */
  port?: number;
  /** The folder of the bindings' data, like wrangler's `--persist-to`; temporary if omitted. */
  state?: string;
  /** Overrides for the variables and secrets of wrangler.jsonc. */
  variables?: Record<string, string>;
  /** A module whose `wrap` changes the worker, such as its bindings; for tests. */
  wrapper?: string;
  /** Opens V8's inspector, exposes `gc()` and limits the heap as Cloudflare does; for tests. */
  inspector?: boolean;
  /** Prints the worker's log instead of collecting it. */
  print?: boolean;
};

/**
 * Runs the built worker on a plain workerd socket. The proxy of `wrangler dev` costs more than a
 * page. Throws, leaving no process, if the data is unusable or the port is taken.
 */
export async function startWorker({
  port = 0,
  state,
  variables,
  wrapper,
  inspector = false,
  print = false,
}: Options = {}) {
  // V8 does not count the bytes behind responses. With more room for young objects, a worker under
  // load retains a gigabyte of them before it collects.
  process.env.MINIFLARE_WORKERD_V8_FLAGS = [
    '--max-semi-space-size=4',
    ...(inspector ? ['--expose-gc', '--max-old-space-size=128'] : []),
  ].join(' ');
  const data = state ?? mkdtempSync(join(tmpdir(), 'site-'));
  // Contains leads, so only this user may read it.
  mkdirSync(data, { recursive: true, mode: 0o700 });
  removeAddresses(data);
  const log: string[] = [];
  const { modulesRules: _rules, ...options } = workerOptionsOf(
    join(server, 'wrangler.json'),
  ).workerOptions;
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      port: 0,
      host: '127.0.0.1',
      cf: false,
      ...(inspector && { inspectorPort: 0 }),
      unsafeTriggerHandlers: true,
      handleStructuredLogs: print ? printLog : ({ message }) => log.push(message),
      resourcePersistencePath: resolve(data, 'v3'),
      // Mails are written to its `email` folder.
      resourceTmpPath: resolve(data, 'tmp'),
      workers: [
        {
          ...options,
          bindings: Object.assign({}, options.bindings, variables),
          name: 'site',
          rootPath: server,
          modulesRoot: resolve('.'),
          modules: await readModules(wrapper),
          unsafeDirectSockets: [{ host: 'localhost', port, entrypoint }],
        },
      ],
    }),
  );
  /** Kills the worker and deletes the visitors' addresses, and a temporary state. */
  const dispose = async () => {
    await worker.dispose();
    removeAddresses(data);
    // A process that was just killed may still be writing to it.
    if (!state) rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await migrate(await worker.getD1Database('DB'));
    const entry = await worker.ready;
    const { port } = await worker.unsafeGetDirectURL('site', entrypoint);
    return {
      /** The public origin, which reaches only the site. */
      url: `http://localhost:${port}`,
      state: data,
      /** What the worker has logged so far, unless it is printed. */
      log,
      /** Runs each cron of wrangler.jsonc to completion. */
      runCrons: () => runCrons(entry),
      /** The host of the inspector. */
      inspector: inspector ? (await worker.getInspectorURL()).host : undefined,
      dispose,
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** A running site, for `await using`. */
export type Site = Awaited<ReturnType<typeof startWorker>>;

/** A call through Miniflare would block this process, which must read the worker's log lines. */
async function runCrons(entry: URL): Promise<void> {
  for (const cron of readServerConfig().triggers.crons) {
    const url = new URL('/cdn-cgi/local/scheduled', entry);
    url.searchParams.set('cron', cron);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The cron ${cron} failed: ${await response.text()}`);
  }
}

/** Returns the bundler's copy of wrangler.jsonc. */
function readServerConfig(): {
  triggers: { crons: string[] };
  assets: { run_worker_first?: string[] };
} {
  return JSON.parse(readFileSync(join(server, 'wrangler.json'), 'utf8'));
}

/** Removes the personal data that rate limits and simulated mails store. */
function removeAddresses(state: string): void {
  for (const folder of ['v3/ratelimit', 'tmp/email']) {
    rmSync(join(state, folder), { recursive: true, force: true });
  }
}

/** Returns the built worker's modules, preceded by one that adds the public socket's entrypoint. */
async function readModules(wrapper?: string) {
  const main = `
    import worker from './index.js';
    import { createLocalEdge } from '../../src/tools/local/edge.ts';
    ${wrapper ? `import { wrap } from '../../${wrapper}'` : 'const wrap = (worker) => worker'};
    export default worker;
    export const ${entrypoint} = createLocalEdge(wrap(worker), ${JSON.stringify(publicFiles())});
  `;
  const edge = ['src/tools/local/edge.ts', 'src/server/content-coding.ts'];
  const ownFiles = [...edge, ...(wrapper ? [wrapper] : [])].map(async (file) => {
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
    return { type: 'ESModule' as const, path: resolve(file), contents: code };
  });
  return [
    { type: 'ESModule' as const, path: join(server, 'main.js'), contents: main },
    ...(await Promise.all(ownFiles)),
    ...globSync('**/*.{js,wasm}', { cwd: server }).map((path) => ({
      type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
      path: join(server, path),
    })),
  ];
}

/** Returns what Cloudflare serves before the worker: all files except `run_worker_first`. */
function publicFiles(): string[] {
  const first = readServerConfig().assets.run_worker_first ?? [];
  return globSync('**/[!_.]*.*', { cwd: 'dist/public' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => !first.some((pattern) => path.startsWith(pattern.replace('*', ''))));
}

/**
 * Prints a log line unchanged, since Miniflare would colour errors, which breaks their JSON. Removes
 * control characters except line breaks, since a terminal would obey those in visitors' input.
 */
export function printLog({ level, message }: { level: string; message: string }): void {
  const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
  stream.write(`${message.replaceAll(/(?!\n)\p{Cc}/gu, '')}\n`);
}
