import { spawn, spawnSync } from 'node:child_process';
import { writeFonts } from './fonts.ts';
import { prepareMessages } from './messages/prepare.ts';
import { sizePictures } from './pictures.ts';
import { claimPort, defaultPort, parsePort } from './port.ts';
import { quietCloudflare } from './quiet-cloudflare.ts';
import { measureRecording } from './recording.ts';
import { runCommand } from './run-command.ts';
import { parseSwitches } from './switches.ts';

/** `npm run dev`: the site with hot reload, on workerd; `PORT` overrides 8787. */
async function dev(): Promise<void> {
  parseSwitches('[PORT=8788] npm run dev --', []);
  const port = parsePort(process.env.PORT);
  await claimPort(port);
  prepareMessages();
  await writeFonts();
  await sizePictures();
  await measureRecording();
  const env = quietCloudflare();
  const migration = ['d1', 'migrations', 'apply', 'DB', '--local'];
  const { status, stderr } = spawnSync('wrangler', migration, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The database was not migrated: ${stderr}`);
  const server = spawn('waku', ['dev', '--port', String(port)], { stdio: 'inherit', env });
  server.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.kill(signal));
  }
}

await runCommand(dev, { port: Number(process.env.PORT || defaultPort) });
