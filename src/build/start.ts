import { build } from './build.ts';
import { isBuilt } from './stamp.ts';
import { startWorker } from './start-worker.ts';

/**
 * `npm start`: builds what is not built and serves the production build on
 * workerd at http://localhost:8787. `PORT` overrides, `STATE` is the folder of
 * the bindings' data, `SITE_URL` the origin to take for the site's own. Ctrl-C
 * ends all of it.
 */
const port = Number(process.env.PORT || 8787);

if (!isBuilt()) await build();
const { STATE, SITE_URL } = process.env;
const worker = await startWorker({
  port,
  persist: STATE || '.wrangler/state/v3',
  ...(SITE_URL ? { variables: { SITE_URL } } : {}),
});
process.stdout.write(`Onda72 is on air at http://localhost:${port}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void worker.dispose().then(() => process.exit(0)));
}
