import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { UserError } from './command-line.ts';

/** Disables look-ups and metrics at startup, and puts the project's own programs first. */
export function cloudflareEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: resolve('.wrangler/logs'),
    PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  };
}

/** Returns the output of a wrangler command. Throws a `UserError` with it on failure. */
export function runWrangler(...args: string[]): string {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const env = cloudflareEnvironment();
  const { status, stdout, stderr } = spawnSync('wrangler', args, { ...options, env });
  if (status !== 0) throw new UserError(`wrangler ${args[0]} failed:\n${stderr}${stdout}`);
  return stdout;
}

export function wranglerJson<Value>(...args: string[]): Value {
  return JSON.parse(runWrangler(...args));
}
