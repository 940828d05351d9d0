import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { claimPort } from '../../../src/commands/port.ts';
import { privateEntry } from '../../../src/local/private-entry.ts';
import { makeTemporaryFolder } from '../../temporary-folder.ts';

/**
 * A running server, for `await using`: at the end of its block it stops, and a folder made for it
 * is removed.
 */
export type Server = AsyncDisposable & {
  url: string;
  pid: number | undefined;
  /** Miniflare's own entry, which starts crons. */
  entry: URL;
  /** The folder of its data. */
  state: string;
  /** All that it has printed. */
  output: () => string;
  /** Ends it at once, without a chance to tidy up. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The operator's own receiver is not for tests: neither .dev.vars nor the shell may name one. */
export const withoutReceiver = { DEV_VARS: 'ignore', LEADS_WEBHOOK_URL: '', LEADS_NOTIFY: '' };

type Options = {
  state?: string;
  port?: number;
  variables?: Record<string, string>;
  /** Another copy of the project: it is built first. */
  folder?: string;
};

/** How many milliseconds a server may take for these, also on a machine under load. */
const patience = { buildAndStart: 280_000, start: 100_000, end: 30_000 } as const;

/**
 * Runs `npm start`'s script with data of its own, and waits until it answers. Throws if it does not
 * start.
 */
export async function startServer(options: Options = {}): Promise<Server> {
  if (options.state !== undefined) return startOn(options.state, options);
  const folder = makeTemporaryFolder();
  try {
    const server = await startOn(folder.path, options);
    const dispose = async () => {
      await server.stop();
      folder.remove();
    };
    return { ...server, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

async function startOn(state: string, options: Options): Promise<Server> {
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, ['src/commands/start.ts'], {
    cwd: options.folder,
    env: {
      ...process.env,
      ...withoutReceiver,
      ...options.variables,
      PORT: String(port),
      STATE: state,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const deadline = Date.now() + (options.folder ? patience.buildAndStart : patience.start);
  while (!output.includes('on air')) {
    const end = child.signalCode ?? child.exitCode;
    if (end !== null) throw new Error(`The server ended (${end}) before it was on air:\n${output}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server hangs before it is on air:\n${output}`);
    }
    await setTimeout(50);
  }
  const entry = await privateEntry(state);
  if (!entry) throw new Error(`The server left no note in ${state}`);
  const stop = () => end(child, 'SIGTERM');
  return {
    entry,
    url: `http://localhost:${port}`,
    pid: child.pid,
    state,
    output: () => output,
    kill: () => end(child, 'SIGKILL'),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/**
 * Ends a server together with its test's process, if that fails before it has stopped the server.
 */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit', { signal: AbortSignal.timeout(patience.end) });
}

/**
 * A port that nothing listens on, and not one of those that the system gives to outgoing
 * connections (from 32768): one of them could be taken again before a server opens it.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = randomInt(20_000, 30_000);
    const isFree = await claimPort(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('No free port');
}

/** What the server says of itself to monitors. */
export async function readHealth({ url }: Server): Promise<[status: number, text: string]> {
  const response = await fetch(`${url}/healthz`);
  return [response.status, await response.text()];
}
