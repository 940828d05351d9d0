import { startWorker } from '#src/tools/local/start-worker.ts';
import { makeTemporaryFolder } from '../../temporary-folder.ts';

/**
 * A running server, for `await using`: at the end of its block it stops and its temporary folder
 * is removed.
 */
export type Server = AsyncDisposable & {
  url: string;
  /** The id of the process that runs the worker. */
  pid: number;
  /**
   * Runs a cron handler to completion: `deliver` is scheduled every two minutes, `retention` daily.
   */
  runCron: (cron: keyof typeof crons) => Promise<void>;
  /** The folder of its data. */
  state: string;
  /** Everything it has printed so far. */
  output: () => string;
  /** Kills the worker without a chance to clean up. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Overrides a receiver that .dev.vars or the shell configures for `npm start`, so that tests send
 * it no leads.
 */
export const withoutReceiver = { LEADS_WEBHOOK_URL: '', LEADS_NOTIFY: '' };

type Options = { state?: string; variables?: Record<string, string>; wrapper?: string };

/** The schedules of wrangler.jsonc. */
const crons = { deliver: '*/2 * * * *', retention: '17 3 * * *' } as const;

/**
 * Starts the built site on a free port, with a data folder of its own unless `state` names one.
 * Throws if it does not start.
 */
export async function startServer({ state, variables, wrapper }: Options = {}): Promise<Server> {
  const folder = state === undefined ? makeTemporaryFolder() : undefined;
  const data = state ?? folder?.path ?? '';
  const lines: string[] = [];
  const site = await startWorker({
    state: data,
    ...(variables && { variables }),
    ...(wrapper && { wrapper }),
    log: ({ message }) => lines.push(message),
  });
  lines.push(`on air at ${site.url.origin}`);
  return {
    url: site.url.origin,
    pid: process.pid,
    runCron: (cron) => site.runCron(crons[cron]),
    state: data,
    output: () => lines.map((line) => `${line}\n`).join(''),
    // Miniflare ends its worker with SIGKILL.
    kill: site.dispose,
    stop: site.dispose,
    [Symbol.asyncDispose]: async () => {
      await site.dispose();
      folder?.remove();
    },
  };
}
