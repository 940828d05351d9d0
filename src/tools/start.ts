import { accessSync, constants, mkdirSync } from 'node:fs';
import { crons } from '../leads/crons.ts';
import { company } from '../site/site.ts';
import { build } from './build.ts';
import { isBuilt } from './is-built.ts';
import { startWorker } from './local/start-worker.ts';
import { triggerCron } from './local/trigger-cron.ts';
import { localVariables, readSettings, requireVariables } from './local/variables.ts';
import { claimPort, defaultPort, parsePort } from './port.ts';
import { runCommand } from './run-command.ts';
import { stateFolder } from './state.ts';
import { parseSwitches } from './switches.ts';

/**
 * `npm start`: builds what is not built and serves the production build on workerd at
 * http://localhost:8787, with database, mails and crons, to try and develop it. `PORT` overrides,
 * `STATE` is the folder of the bindings' data; variables such as `SITE_URL` may be set for the run,
 * `-- --verbose` shows all that the build says. Ctrl-C ends all of it.
 */
async function start(): Promise<void> {
  const switches = parseSwitches('[PORT=8788] [STATE=folder] npm start --', ['verbose']);
  const port = parsePort(process.env.PORT);
  await claimPort(port);
  // Leads lie in it: nobody else may read them.
  mkdirSync(state, { recursive: true, mode: 0o700 });
  accessSync(state, constants.W_OK);
  const variables = localVariables();
  requireVariables({ ...readSettings().vars, ...variables });
  if (!isBuilt()) await build(switches);
  const site = await startWorker({ port, state, variables });
  // More often than on Cloudflare, which harms none: each does only what is due.
  for (const cron of Object.values(crons)) {
    setInterval(() => triggerCron(site.entry, cron).catch(console.error), 120_000);
  }
  if (variables.LEADS_NOTIFY) {
    process.stdout.write(`Mails are not sent from this machine: they lie in ${state}/tmp/email\n`);
  }
  process.stdout.write(`${company.brand} is on air at ${site.url.origin}\n`);
}

// An end by Ctrl-C is none that npm should report. Miniflare ends the worker at every exit.
process.once('SIGINT', () => process.exit(0));
const state = stateFolder();
await runCommand(start, { port: Number(process.env.PORT || defaultPort), state });
