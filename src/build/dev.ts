import { spawn, spawnSync } from 'node:child_process';
import { exportArtwork } from '../artwork/export.ts';
import { localVariables } from './local-variables.ts';
import { quietCloudflare } from './quiet-cloudflare.ts';

/** `npm run dev`: the site with hot reload, on workerd; `PORT` overrides 8787. */
await exportArtwork();
const env = { ...quietCloudflare(), ...localVariables('.wrangler/state') };
spawnSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'], { stdio: 'ignore', env });
const server = spawn('waku', ['dev', '--port', process.env.PORT || '8787'], {
  stdio: 'inherit',
  env,
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.kill(signal));
