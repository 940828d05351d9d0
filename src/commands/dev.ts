import { spawn, spawnSync } from 'node:child_process';
import { exportArtwork } from '../artwork/export/export.ts';
import { writeFaces } from '../build/faces/faces.ts';
import { prepareMessages } from '../build/messages/prepare.ts';
import { pseudoVariable } from '../build/pseudo.ts';
import { claimState } from '../local/state-folder.ts';
import { localVariables } from '../local/variables.ts';
import { runCommand } from '../run-command.ts';
import { exportSound } from '../sound/export.ts';
import { claimPort, defaultPort, parsePort } from './port.ts';
import { quietCloudflare } from './quiet-cloudflare.ts';
import { defaultState } from './state.ts';
import { parseSwitches } from './switches.ts';

/**
 * `npm run dev`: the site with hot reload, on workerd; `PORT` overrides 8787. With
 * `-- --pseudo` every text is accented and longer, with `-- --mirrored` also from right to left.
 */
async function dev(): Promise<void> {
  const switches = parseSwitches('[PORT=8788] npm run dev --', ['pseudo', 'mirrored']);
  const port = parsePort(process.env.PORT);
  await claimPort(port);
  claimState(defaultState);
  prepareMessages();
  await exportArtwork();
  await exportSound();
  await writeFaces();
  const env = {
    ...quietCloudflare(),
    ...localVariables(),
    ...pseudoVariable(switches),
  };
  const migration = ['d1', 'migrations', 'apply', 'DB', '--local'];
  const { status, stderr } = spawnSync('wrangler', migration, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The database was not migrated: ${stderr}`);
  const server = spawn('waku', ['dev', '--port', String(port)], { stdio: 'inherit', env });
  server.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.kill(signal));
  }
}

await runCommand(dev, { port: Number(process.env.PORT || defaultPort), state: defaultState });
