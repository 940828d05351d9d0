import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { quietCloudflare } from './quiet-cloudflare.ts';
import { isBuilt } from './stamp.ts';

/**
 * `npm run deploy`: builds what is not built and uploads it to Cloudflare.
 * What follows `--` goes to wrangler: with `--dry-run` it only proves that the
 * bundle and its bindings hold, without an account or a network.
 */
if (!isBuilt()) await build();
const { status } = spawnSync('wrangler', ['deploy', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: quietCloudflare(),
});
process.exitCode = status ?? 1;
