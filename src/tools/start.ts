import { once } from 'node:events';
import { company } from '#src/facts/business.ts';
import { build } from './build.ts';
import { parseSwitches, runCommand } from './command-line.ts';
import { isBuilt } from './is-built.ts';
import { stateFolder } from './local/database.ts';
import { startWorker } from './local/start-worker.ts';
import { localVariables, mailBinding, readSettings, requireVariables } from './local/variables.ts';
import { parsePort, requireFreePort } from './port.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * `npm start`: builds if necessary and serves the production build on workerd at
 * http://localhost:8787, with database, mails and cron jobs. `PORT` sets the port, and `STATE_FOLDER` the
 * folder of the bindings' data. Variables such as `SITE_URL` override those of wrangler.jsonc.
 * Ctrl-C stops everything.
 */
async function start(): Promise<void> {
  parseSwitches('[PORT=8788] [STATE_FOLDER=folder] npm start', []);
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  const state = stateFolder();
  const settings = readSettings();
  const variables = localVariables();
  const MAIL = mailBinding(settings);
  requireVariables({ ...settings.vars, ...variables, MAIL });
  if (!isBuilt()) await build();
  await using site = await startWorker({ port, state, variables, print: true });
  // Runs the daily cron every two minutes too. Each run handles only what is due.
  setInterval(() => site.runCrons().catch(console.error), 120_000).unref();
  if (variables.LEADS_NOTIFY) {
    process.stdout.write(`Mails are not sent but written to ${state}/tmp/email\n`);
  }
  process.stdout.write(`${company.brand} is on air at ${site.url}\n`);
  // Miniflare's own listeners would exit before the site is disposed.
  for (const signal of signals) process.removeAllListeners(signal);
  await Promise.race(signals.map((signal) => once(process, signal)));
}

await runCommand(start);
