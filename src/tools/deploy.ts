import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { isBuilt } from './is-built.ts';
import { readSettings, requireVariables } from './local/variables.ts';
import { checkPreview, checkReadiness, sampleDatabases } from './readiness.ts';
import { runCommand } from './run-command.ts';
import { parseSwitches } from './switches.ts';
import { UserError } from './user-error.ts';
import { cloudflareEnvironment, wranglerJson } from './wrangler.ts';

/** What the bundler makes of wrangler.jsonc, for the site or for its preview. */
const config = ['--config', 'dist/server/wrangler.json'];

function wrangler(...args: string[]): void {
  const { status } = spawnSync('wrangler', args, {
    stdio: 'inherit',
    env: cloudflareEnvironment(),
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The names of the secrets that are put at Cloudflare; an empty list if it does not answer. */
function putSecrets(): string[] {
  const list = ['secret', 'list', '--format', 'json', '--config', 'wrangler.jsonc', '--env', ''];
  try {
    return wranglerJson<{ name: string }[]>(...list).map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * `npm run deploy`: builds what is not built, brings the database up to date
 * and uploads the worker to Cloudflare. Refuses as long as there are sample
 * values, a variable is wrong or a secret is missing. `-- --preview` deploys the same beside the
 * site, sample values and all: under its own name, with its own database and variables
 * (`env.preview` in wrangler.jsonc). With `-- --dry-run` it lists the samples,
 * goes on and proves that the bundle and its bindings hold, without an account or
 * a network; `-- --verbose` is the build's. wrangler takes no other options from here:
 * they would send the worker elsewhere than its database.
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
    : checkReadiness(settings, isDry ? undefined : putSecrets());
  if (faults.length > 0) {
    const list = `This is not ready to go live:\n${faults.map((fault) => `- ${fault}`).join('\n')}`;
    if (!isDry && isPreview) throw new UserError(list);
    if (!isDry) {
      throw new UserError(`${list}\nFor a preview beside the site: npm run deploy -- --preview`);
    }
    console.warn(list);
  }
  // The bundler and wrangler take the environment of wrangler.jsonc from here.
  if (isPreview) process.env.CLOUDFLARE_ENV = 'preview';
  if (!isBuilt()) await build({ verbose });
  // Before the worker that needs them; so the worker that is still running must work with them too.
  if (!isDry) wrangler('d1', 'migrations', 'apply', 'DB', '--remote', ...config);
  wrangler('deploy', ...config, ...(isDry ? ['--dry-run'] : []));
}

await runCommand(deploy);
