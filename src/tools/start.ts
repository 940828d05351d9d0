import { mkdirSync } from 'node:fs';
import { company } from '#src/site/site.ts';
import { build } from './build.ts';
import { parseSwitches, runCommand } from './command-line.ts';
import { isBuilt } from './is-built.ts';
import { stateFolder } from './local/database.ts';
import { startWorker } from './local/start-worker.ts';
import { localVariables, mailBinding, readSettings, requireVariables } from './local/variables.ts';
import { parsePort, requireFreePort } from './port.ts';

/**
 * `npm start`: builds if necessary and serves the production build on workerd at
 * http://localhost:8787, with database, mails and cron jobs. `PORT` overrides the port, `STATE` the
 * folder of the bindings' data, variables such as `SITE_URL` those of wrangler.jsonc; `--
 * --verbose` shows all output of the build. Ctrl-C stops everything.
 */
async function start(): Promise<void> {
  const switches = parseSwitches('[PORT=8788] [STATE=folder] npm start --', ['verbose']);
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  const state = stateFolder();
  // Contains leads, so nobody else may read it.
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const settings = readSettings();
  const variables = localVariables();
  const MAIL = mailBinding(settings);
  requireVariables({ ...settings.vars, ...variables, MAIL });
  if (!isBuilt()) await build(switches);
  const site = await startWorker({ port, state, variables });
  // Runs every cron every two minutes, the daily one too: each run handles only what is due.
  for (const cron of settings.triggers.crons ?? []) {
    setInterval(() => site.runCron(cron).catch(console.error), 120_000);
  }
  if (variables.LEADS_NOTIFY) {
    process.stdout.write(`Mails are not sent but written to ${state}/tmp/email\n`);
  }
  process.stdout.write(`${company.brand} is on air at ${site.url.origin}\n`);
}

// Ctrl-C is not a failure, so npm should not report it. Miniflare ends the worker on any exit.
process.once('SIGINT', () => process.exit(0));
await runCommand(start);
