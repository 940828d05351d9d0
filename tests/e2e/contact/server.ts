import { randomInt } from 'node:crypto';
import { startWorker } from '../../../src/tools/local/start-worker.ts';
import { requireFreePort } from '../../../src/tools/port.ts';
import { makeTemporaryFolder } from '../../temporary-folder.ts';
import { freshFetch } from '../fresh-fetch.ts';

/**
 * A running server, for `await using`: at the end of its block it stops, and a folder made for it
 * is removed.
 */
export type Server = AsyncDisposable & {
  url: string;
  /** The process that runs the worker. */
  pid: number;
  /** Runs what the worker does every two minutes, or once a day, to its end. */
  runCron: (cron: keyof typeof crons) => Promise<void>;
  /** The folder of its data. */
  state: string;
  /** All that it has printed. */
  output: () => string;
  /** Ends the worker at once, without a chance to tidy up. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The owner's own receiver is not for tests: neither .dev.vars nor the shell may name one to `npm start`. */
export const withoutReceiver = { LEADS_WEBHOOK_URL: '', LEADS_NOTIFY: '' };

type Options = { state?: string; port?: number; variables?: Record<string, string> };

/** The schedules of wrangler.jsonc. */
const crons = { deliver: '*/2 * * * *', retention: '17 3 * * *' } as const;

/** Starts the built site with data of its own. Throws if it does not start. */
export async function startServer({ state, port, variables }: Options = {}): Promise<Server> {
  const folder = state === undefined ? makeTemporaryFolder() : undefined;
  const data = state ?? folder?.path ?? '';
  const lines: string[] = [];
  const site = await startWorker({
    port: port ?? (await freePort()),
    state: data,
    ...(variables && { variables }),
    log: ({ message }) => lines.push(message),
  });
  lines.push(`on air at ${site.url.origin}`);
  return {
    url: site.url.origin,
    pid: process.pid,
    runCron: (cron) => site.runCron(crons[cron]),
    state: data,
    output: () => lines.map((line) => `${line}\n`).join(''),
    // Miniflare ends its worker by SIGKILL.
    kill: site.dispose,
    stop: site.dispose,
    [Symbol.asyncDispose]: async () => {
      await site.dispose();
      folder?.remove();
    },
  };
}

/**
 * A port that nothing listens on, and not one of those that the system gives to outgoing
 * connections (from 32768): one of them could be taken again before a server opens it.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = randomInt(20_000, 30_000);
    const isFree = await requireFreePort(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('No free port');
}

/** What the server says of itself to monitors. */
export async function readHealth({ url }: Server): Promise<[status: number, text: string]> {
  const response = await freshFetch(`${url}/healthz`);
  return [response.status, await response.text()];
}
