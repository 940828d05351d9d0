import { spawn, spawnSync } from 'node:child_process';
import { exportArtwork } from '../artwork/export.ts';
import { writeFaces } from './faces.ts';
import { localVariables } from './local-variables.ts';
import { quietCloudflare } from './quiet-cloudflare.ts';

/** `npm run dev`: the site with hot reload, on workerd; `PORT` overrides 8787. */
await exportArtwork();
await writeFaces();
const env = { ...quietCloudflare(), ...localVariables('.wrangler/state') };
const migration = ['d1', 'migrations', 'apply', 'DB', '--local'];
const { status, stderr } = spawnSync('wrangler', migration, { encoding: 'utf8', env });
if (status !== 0) throw new Error(`The database was not migrated: ${stderr}`);
const server = spawn('waku', ['dev', '--port', process.env.PORT || '8787'], {
  stdio: 'inherit',
  env,
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.kill(signal));
