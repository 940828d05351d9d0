import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { parseSwitches, runCommand, UserError } from './command-line.ts';
import { readSettings, requireVariables } from './local/variables.ts';
import { checkReadiness } from './readiness.ts';
import { cloudflareEnvironment, wranglerJson } from './wrangler.ts';

/** The bundler's copy of wrangler.jsonc. */
const config = ['--config', 'dist/server/wrangler.json'];

function wrangler(...args: string[]): void {
  const { status } = spawnSync('wrangler', args, {
    stdio: 'inherit',
    env: cloudflareEnvironment(),
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Returns the names of the secrets at Cloudflare; an empty list if it does not answer. */
function listSecrets(): string[] {
  const list = ['secret', 'list', '--format', 'json', '--config', 'wrangler.jsonc'];
  try {
    return wranglerJson<{ name: string }[]>(...list).map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * `npm run deploy`: builds, migrates the database and uploads the worker to Cloudflare. Refuses
 * sample values, an invalid variable and a missing secret or binding. `-- --dry-run` lists the
 * samples and checks the bundle and its bindings without an account or network. Wrangler's own
 * options are refused, since they could separate the worker from its database.
 */
export async function deploy(args?: string[]): Promise<void> {
  const { 'dry-run': isDry } = parseSwitches('npm run deploy --', ['dry-run'], args);
  const settings = readSettings();
  requireVariables(settings.vars, 'values');
  const faults = checkReadiness(settings, isDry ? undefined : listSecrets());
  if (faults.length > 0) {
    const list = `Not ready to go live:\n${faults.map((fault) => `- ${fault}`).join('\n')}`;
    if (!isDry) throw new UserError(list);
    console.warn(list);
  }
  await build();
  // Migrates first, since the new worker needs the new schema. Until it is uploaded, a running
  // worker that does not fit the schema stores no lead, and its visitors see an error.
  if (!isDry) wrangler('d1', 'migrations', 'apply', 'DB', '--remote', ...config);
  wrangler('deploy', ...config, ...(isDry ? ['--dry-run'] : []));
}

if (import.meta.main) await runCommand(deploy);
