import { spawnSync } from 'node:child_process';
import { pseudoLanguage } from '../build/pseudo.ts';
import { isBuilt } from '../build/stamp.ts';
import { build } from './build.ts';
import { run } from './complain.ts';
import { quietCloudflare } from './quiet-cloudflare.ts';

function wrangler(...args: string[]): void {
  const { status } = spawnSync('wrangler', args, { stdio: 'inherit', env: quietCloudflare() });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * `npm run deploy`: builds what is not built, brings the database up to date
 * and uploads the worker to Cloudflare. What follows `--` goes to `wrangler
 * deploy`, but for `--verbose`, which the build takes: with `--dry-run` it only proves that the bundle and its bindings
 * hold, without an account or a network. A pseudo-language is never deployed:
 * a build in one has another stamp, so it is built anew.
 */
async function deploy(): Promise<void> {
  const args = process.argv.slice(2).filter((argument) => argument !== '--verbose');
  if (pseudoLanguage()) throw new Error('PSEUDO is set: a pseudo-language is for development');
  if (!isBuilt()) await build();
  // Before the worker that needs it; the one that still runs must bear it too.
  if (!args.includes('--dry-run')) wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
  wrangler('deploy', ...args);
}

await run(deploy);
