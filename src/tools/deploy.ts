import { spawnSync } from 'node:child_process';
import { unstable_readConfig as readConfig } from 'wrangler';
import { build } from './build.ts';
import { quietCloudflare } from './quiet-cloudflare.ts';
import { runCommand } from './run-command.ts';
import { isBuilt } from './stamp.ts';
import { parseSwitches } from './switches.ts';
import { unready } from './unready.ts';
import { UserError } from './user-error.ts';
import { parseWranglerJson } from './wrangler-json.ts';

function wrangler(...args: string[]): void {
  const { status } = spawnSync('wrangler', args, { stdio: 'inherit', env: quietCloudflare() });
  if (status !== 0) process.exit(status ?? 1);
}

/** The names of the secrets that are put at Cloudflare: none if it does not list them. */
function putSecrets(): string[] {
  const options = { encoding: 'utf8', env: quietCloudflare() } as const;
  const list = ['secret', 'list', '--format', 'json', '--config', 'wrangler.jsonc'];
  const { status, stdout } = spawnSync('wrangler', list, options);
  if (status !== 0) return [];
  return parseWranglerJson<{ name: string }[]>(stdout, 'secret list').map(({ name }) => name);
}

/**
 * `npm run deploy`: builds what is not built, brings the database up to date
 * and uploads the worker to Cloudflare. Refuses as long as there are sample
 * values or a secret is missing; `-- --allow-samples` deploys a preview all the
 * same, which no search engine may show. With `-- --dry-run` it lists the samples,
 * goes on and proves that the bundle and its bindings hold, without an account or
 * a network; `-- --verbose` is the build's. wrangler takes no other options from here:
 * they would send the worker elsewhere than its database.
 */
async function deploy(): Promise<void> {
  const {
    'dry-run': isDry,
    'allow-samples': allowsSamples,
    verbose,
  } = parseSwitches('npm run deploy --', ['dry-run', 'allow-samples', 'verbose']);
  const settings = readConfig({ config: 'wrangler.jsonc' }, { hideWarnings: true });
  const faults = unready(settings, isDry ? undefined : putSecrets());
  if (faults.length > 0) {
    const list = `This is not ready to go live:\n${faults.map((fault) => `- ${fault}`).join('\n')}`;
    if (!isDry && !allowsSamples) {
      throw new UserError(`${list}\nFor a preview that search engines ignore: -- --allow-samples`);
    }
    console.warn(list);
  }
  if (!isBuilt()) await build({ verbose });
  // Before the worker that needs them; so the worker that is still running must work with them too.
  if (!isDry) wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
  wrangler(
    'deploy',
    ...(isDry ? ['--dry-run'] : []),
    ...(allowsSamples ? ['--var', 'INDEXING:off'] : []),
  );
}

await runCommand(deploy);
