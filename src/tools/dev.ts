import { spawn } from 'node:child_process';
import { getPlatformProxy } from 'wrangler';
import { parseSwitches, runCommand } from './command-line.ts';
import { generate } from './generate.ts';
import { migrate } from './local/migrate.ts';
import { parsePort, requireFreePort } from './port.ts';
import { cloudflareEnvironment } from './wrangler.ts';

/** `npm run dev`: the site on workerd with hot reload; `PORT` overrides 8787. */
async function dev(): Promise<void> {
  parseSwitches('[PORT=8788] npm run dev', []);
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  generate();
  Object.assign(process.env, cloudflareEnvironment());
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>();
  await migrate(env.DB);
  await dispose();
  const server = spawn('waku', ['dev', '--port', String(port)], { stdio: 'inherit' });
  server.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.kill(signal));
  }
}

await runCommand(dev);
