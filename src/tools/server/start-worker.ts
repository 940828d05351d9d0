import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { dieTogether } from '../../local/die-together.ts';
import { resourceFolder, temporaryFolder } from './database.ts';
import { migrate } from './migrate.ts';
import { reconnect } from './reconnect.ts';
import { workerModules } from './worker-modules.ts';

const folder = resolve('dist/server');
const name = 'site';
const entrypoint = 'visitors';

type LogLine = { level: string; message: string };

type Options = {
  /** The public port; 0 takes a free one. */
  port?: number;
  /** The folder of the bindings' data, as wrangler's `--persist-to`; without it they last as long as the worker. */
  state?: string;
  /** Values for the variables and secrets of wrangler.jsonc, or others. */
  variables?: Record<string, string>;
  /** Takes what the worker logs, a line at a time; without it the lines are printed. */
  log?: (line: LogLine) => void;
};

/** The running worker. */
type Site = {
  /** What visitors get, and nothing else. */
  url: URL;
  /** Miniflare's own entry, on a free port of 127.0.0.1: it starts crons for anyone who asks. */
  entry: URL;
  dispose: () => Promise<void>;
};

dieTogether();

/**
 * Runs the built worker on a plain workerd socket, without the development
 * proxy of `wrangler dev`. Its public port opens when its database is migrated.
 * Throws if the data cannot be used or the port is taken, and leaves no process.
 */
export async function startWorker({
  port = 0,
  state,
  variables,
  log = print,
}: Options = {}): Promise<Site> {
  // V8 does not see the bytes behind answers: with more room for young objects
  // a worker under load keeps a gigabyte of them before it collects.
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--max-semi-space-size=4';
  // We supply the secrets: wrangler need not look for them, nor report that it did.
  const { modulesRules: _rules, ...options } = withVariable(
    'WRANGLER_LOG',
    'error',
    () => workerOptionsOf(resolve(folder, 'wrangler.json')).workerOptions,
  );
  const optionsWith = (unsafeDirectSockets: { host: string; port: number; entrypoint: string }[]) =>
    convertV4MiniflareOptions({
      port: 0,
      host: '127.0.0.1',
      cf: false,
      unsafeTriggerHandlers: true,
      handleStructuredLogs: log,
      ...(state
        ? {
            resourcePersistencePath: resolve(resourceFolder(state)),
            // Mails lie in its folder `email`.
            resourceTmpPath: resolve(temporaryFolder(state)),
          }
        : {}),
      workers: [
        {
          ...options,
          bindings: Object.assign({}, options.bindings, variables),
          name,
          rootPath: folder,
          modules: workerModules(folder, entrypoint),
          unsafeDirectSockets,
        },
      ],
    });
  const scratch = mkdtempSync(
    join(state ? resolve(temporaryFolder(state)) : tmpdir(), 'miniflare-'),
  );
  // Miniflare puts temporary files where the system says, and removes them without waiting: a
  // process that then ends would leave them there.
  const worker = withVariable('TMPDIR', scratch, () => new Miniflare(optionsWith([])));
  const dispose = async () => {
    await worker.dispose();
    rmSync(scratch, { recursive: true, force: true });
  };
  try {
    await reconnect(() => migrate(worker));
    await worker.setOptions(optionsWith([{ host: 'localhost', port, entrypoint }]));
    const [entry, url] = [await worker.ready, await worker.unsafeGetDirectURL(name, entrypoint)];
    url.hostname = 'localhost';
    return { url, entry, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Calls `make` while an environment variable has another value. */
function withVariable<Value>(name: string, value: string, make: () => Value): Value {
  const before = process.env[name];
  process.env[name] = value;
  try {
    return make();
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
}

/** Line by line and as the worker wrote it: Miniflare would colour errors, and so break their JSON. */
function print({ level, message }: LogLine): void {
  const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
  stream.write(`${message}\n`);
}
