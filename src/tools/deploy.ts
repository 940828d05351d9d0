import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { parseSwitches, runCommand, UserError } from './command-line.ts';
import { isBuilt } from './is-built.ts';
import { readSettings, requireVariables } from './local/variables.ts';
import { checkPreview, checkReadiness, sampleDatabases } from './readiness.ts';
import { cloudflareEnvironment, wranglerJson } from './wrangler.ts';

/** The bundler's copy of wrangler.jsonc, for the site or for its preview. */
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
  const list = ['secret', 'list', '--format', 'json', '--config', 'wrangler.jsonc', '--env', ''];
  try {
    return wranglerJson<{ name: string }[]>(...list).map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * `npm run deploy`: builds if necessary, migrates the database and uploads the worker to
 * Cloudflare. Refuses sample values, an invalid variable and a missing secret. `-- --preview`
 * deploys beside the site, sample values included, with its own name, database and variables
 * (`env.preview` in wrangler.jsonc). `-- --dry-run` lists the samples and checks the bundle and its
 * bindings without an account or network; `-- --verbose` applies to the build. Other wrangler
 * options are refused: they could separate the worker from its database.
 */
async function deploy(): Promise<void> {
  const {
    'dry-run': isDry,
    preview: isPreview,
    verbose,
  } = parseSwitches('npm run deploy --', ['dry-run', 'preview', 'verbose']);
  const settings = readSettings(isPreview ? 'preview' : undefined);
  requireVariables(settings.vars, { secrets: false });
  const faults = isPreview
    ? [...sampleDatabases(settings), ...checkPreview(settings, readSettings())]
    : checkReadiness(settings, isDry ? undefined : listSecrets());
  if (faults.length > 0) {
    const list = `Not ready to go live:\n${faults.map((fault) => `- ${fault}`).join('\n')}`;
    const advice = isPreview ? '' : '\nFor a preview beside the site: npm run deploy -- --preview';
    if (!isDry) throw new UserError(list + advice);
    console.warn(list);
  }
  // The bundler and wrangler read the environment of wrangler.jsonc from here.
  if (isPreview) process.env.CLOUDFLARE_ENV = 'preview';
  if (!isBuilt()) await build({ verbose });
  // Before the worker that needs them; the one still running must work with them too.
  if (!isDry) wrangler('d1', 'migrations', 'apply', 'DB', '--remote', ...config);
  wrangler('deploy', ...config, ...(isDry ? ['--dry-run'] : []));
}

await runCommand(deploy);
