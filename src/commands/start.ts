import { build } from './build.ts';
import { localVariables } from './local-variables.ts';
import { runCrons } from './run-crons.ts';
import { isBuilt } from './stamp.ts';
import { startWorker } from './start-worker.ts';

/**
 * `npm start`: builds what is not built and serves the production build on
 * workerd at http://localhost:8787, with database, queues and crons. `PORT`
 * overrides, `STATE` is the folder of the bindings' data; variables such as
 * `SITE_URL` may be set for the run. Ctrl-C ends all of it.
 */
const port = Number(process.env.PORT || 8787);
const state = process.env.STATE || '.wrangler/state';

if (!isBuilt()) await build();
const worker = await startWorker({ port, state, variables: localVariables(state) });
const url = `http://localhost:${port}`;
const stopCrons = runCrons(url);
process.stdout.write(`Onda72 is on air at ${url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopCrons();
    void worker.dispose().then(() => process.exit(0));
  });
}
