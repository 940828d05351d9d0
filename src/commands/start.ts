import { isBuilt } from '../build/stamp.ts';
import { crons } from '../leads/crons.ts';
import { temporaryFolder } from '../local/database.ts';
import { eraseRemainsIn } from '../local/erase-remains.ts';
import { notePrivateEntry } from '../local/private-entry.ts';
import { runCrons } from '../local/run-crons.ts';
import { startWorker } from '../local/start-worker.ts';
import { claimState } from '../local/state-folder.ts';
import { localVariables } from '../local/variables.ts';
import { logError } from '../log.ts';
import { runCommand } from '../run-command.ts';
import { company } from '../site.ts';
import { build } from './build.ts';
import { claimPort, defaultPort, parsePort } from './port.ts';
import { stateFolder } from './state.ts';
import { parseSwitches } from './switches.ts';

/**
 * `npm start`: builds what is not built and serves the production build on
 * workerd at http://localhost:8787, with database, queues and crons. `PORT`
 * overrides, `STATE` is the folder of the bindings' data; variables such as
 * `SITE_URL` may be set for the run, `-- --verbose` shows all that the build
 * says. Ctrl-C ends all of it.
 */
async function start(): Promise<void> {
  const switches = parseSwitches('[PORT=8788] [STATE=folder] npm start --', ['verbose']);
  const port = parsePort(process.env.PORT);
  await claimPort(port);
  claimState(state);
  const variables = localVariables();
  if (!isBuilt()) await build(switches);
  const site = await startWorker({ port, state, variables });
  const takeNoteAway = notePrivateEntry(state, site.entry);
  const stopCrons = runCrons(site.entry, (cron) => {
    if (cron === crons.retention) eraseDaily();
  });
  if (variables.LEADS_NOTIFY) {
    process.stdout.write(
      `Mails are not sent from this machine: they lie in ${temporaryFolder(state)}/email\n`,
    );
  }
  process.stdout.write(`${company.brand} is on air at ${site.url.origin}\n`);

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Miniflare's listeners come first, and would end the process before ours is called.
    process.removeAllListeners(signal);
    process.once(signal, () => {
      stopCrons();
      takeNoteAway();
      void site.dispose().then(() => process.exit(0));
    });
  }
}

/** If erasing fails one day, it is done the next. */
function eraseDaily(): void {
  try {
    eraseRemainsIn(state);
  } catch (error) {
    logError('remains-not-erased', error);
  }
}

const state = stateFolder();
await runCommand(start, { port: Number(process.env.PORT || defaultPort), state });
