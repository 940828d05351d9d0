import { once } from 'node:events';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import {
  unstable_splitSqlQuery as splitSql,
  unstable_getMiniflareWorkerOptions as workerOptionsOf,
} from 'wrangler';
import { company } from '#src/facts/business.ts';
import { invalidVariable } from './variables.ts';

export type Worker = {
  fetch: (request: Request, env: Env, context: ExecutionContext) => Promise<Response>;
};

type Options = {
  /** The public port; a free one by default. */
  port?: number;
  /** The folder of the bindings' data, like wrangler's `--persist-to`. */
  state: string;
  /** Overrides the variables of wrangler.jsonc and .dev.vars. */
  variables?: Record<string, string>;
  /** Receives each line of the worker's log. */
  log?: (line: string) => void;
  /** Wraps the worker inside workerd, for example to change its bindings; must be self-contained. */
  wrap?: (worker: Worker) => Worker;
};

/**
 * Serves the built site on workerd, with database, mails and cron jobs. It listens on a plain
 * socket, since the proxy of `wrangler dev` costs more than a page. `dispose` kills the process. Throws
 * a sentence if a variable is invalid.
 */
export async function startSite({ port = 0, state, variables, log, wrap = (it) => it }: Options) {
  // V8 does not count the bytes behind responses. With more room for young objects, a worker under
  // load retains a gigabyte of them before it collects.
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--max-semi-space-size=4';
  const folder = resolve('dist/server');
  const { workerOptions } = workerOptionsOf(join(folder, 'wrangler.json'));
  const { modulesRules: _, ...options } = workerOptions;
  const main = `
    import worker from './index.js';
    export default worker;
    export const front = (${createFront})((${wrap})(worker), ${JSON.stringify(assetPaths())});`;
  const bindings = Object.assign({}, options.bindings, variables);
  const problem = invalidVariable(bindings);
  if (problem) throw new Error(problem);
  let isMigrated = false;
  const modules = globSync('**/*.{js,wasm}', { cwd: folder }).map((path) => ({
    type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
    path: join(folder, path),
  }));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port: 0,
      host: '127.0.0.1',
      cf: false,
      // Before the database is migrated, requests may fail. workerd reports visitors who reset their
      // connection, with a stack trace.
      handleStructuredLogs: ({ message }) =>
        isMigrated && !/^kj::.*: disconnected: /.test(message) && log?.(message),
      resourcePersistencePath: resolve(state, 'v3'),
      // Mails are written to its folder `email`.
      resourceTmpPath: resolve(state, 'tmp'),
      workers: [
        {
          ...options,
          name: 'site',
          bindings,
          rootPath: folder,
          modulesRoot: folder,
          modules: [
            { type: 'ESModule', path: join(folder, 'main.js'), contents: main },
            ...modules,
          ],
          unsafeDirectSockets: [{ host: 'localhost', port, entrypoint: 'front' }],
        },
      ],
    }),
  );
  const dispose = () => miniflare.dispose();
  const database = await miniflare.getD1Database('DB');
  await migrate(database);
  isMigrated = true;
  const url = await miniflare.unsafeGetDirectURL('site', 'front');
  return {
    url: `http://localhost:${url.port}`,
    database,
    /** Runs the cron job to completion. After a crash, workerd has restarted. */
    async runCron(): Promise<void> {
      const worker = await miniflare.getWorker('site');
      const { outcome } = await worker.scheduled();
      if (outcome !== 'ok') throw new Error(`The cron job ended with ${outcome}`);
    },
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

/** Returns the paths of the files that Cloudflare serves without the worker. */
function assetPaths(): string[] {
  const files = globSync('**/[!_.]*.*', { cwd: 'dist/public' });
  return files.map((path) => `/${path.replaceAll('\\', '/')}`);
}

/**
 * Does what Cloudflare does in front of a worker: serves the assets and compresses text. Its source
 * becomes part of the worker's main module, so it is self-contained.
 */
function createFront(worker: Worker, assets: readonly string[]): Worker {
  const paths = new Set(assets);
  const text = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml))/;
  const brotli = /\bbr\b/;
  return {
    async fetch(request, env, context) {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      const isAsset = reads && paths.has(new URL(request.url).pathname);
      const response = await (isAsset
        ? env.ASSETS.fetch(request)
        : worker.fetch(request, env, context));
      const { status, body } = response;
      const isText = text.test(response.headers.get('Content-Type') ?? '');
      if (!isText || response.headers.has('Content-Encoding')) return response;
      const headers = new Headers(response.headers);
      headers.set('Vary', 'Accept-Encoding');
      if (brotli.test(request.headers.get('Accept-Encoding') ?? '')) {
        // These describe the uncompressed bytes. HEAD and 304 have the headers of GET.
        headers.delete('Content-Length');
        const tag = headers.get('ETag');
        if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
        // Makes workerd compress the body.
        if (body) headers.set('Content-Encoding', 'br');
      }
      return new Response(body, { status, headers });
    },
  };
}

/**
 * Applies pending migrations and records them like `wrangler d1 migrations apply`, which takes 4 s
 * even with nothing to do.
 */
async function migrate(database: D1Database): Promise<void> {
  const folder = 'src/leads/migrations';
  await database.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all();
  const pending = readdirSync(folder).filter((name) => !results.some((row) => row.name === name));
  for (const name of pending.sort()) {
    const statements = splitSql(readFileSync(join(folder, name), 'utf8'));
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
}

/** Exits with one sentence if the port cannot be used; workerd would add a stack trace. */
async function requirePort(port: number): Promise<void> {
  try {
    const probe = createServer().listen(port, 'localhost');
    await once(probe, 'listening');
    await new Promise((resolve) => probe.close(resolve));
  } catch {
    console.error(`Port ${port} is taken or not allowed: choose another one, as in PORT=8788.`);
    process.exit(1);
  }
}

/** `npm start`. Environment variables override those of wrangler.jsonc. */
if (import.meta.main) {
  const port = Number(process.env.PORT || 8787);
  await requirePort(port);
  const variables = Object.entries(process.env).filter((entry): entry is [string, string] =>
    /^(SITE_URL|BOOKING_URL|LEADS_\w+)$/.test(entry[0]),
  );
  const site = await startSite({
    port,
    state: process.env.STATE_FOLDER || '.wrangler/state',
    variables: Object.fromEntries(variables),
    // Visitors' input may hold control characters, which a terminal would obey.
    log: (line) => console.info(line.replaceAll(/(?!\n)\p{Cc}/gu, '')),
  }).catch(({ message }: Error) => {
    console.error(message);
    process.exit(1);
  });
  const reportCron = ({ message }: Error) => console.error(`The cron job failed: ${message}`);
  setInterval(() => site.runCron().catch(reportCron), 120_000);
  console.info(`${company.brand} is on air at ${site.url}`);
}
