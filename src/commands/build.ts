import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { exportArtwork } from '../artwork/export/export.ts';
import { writeFaces } from '../build/faces.ts';
import { headersFile } from '../build/headers-file.ts';
import { prepareMessages, reportMessageErrors, requireAllMessages } from '../build/messages.ts';
import { stampFile, stampInputs } from '../build/stamp.ts';
import { verifyBuild } from '../build/verify-build.ts';
import { bundleVisitors } from '../local/bundle-visitors.ts';
import { quietCloudflare } from './quiet-cloudflare.ts';

/**
 * `npm run build`: artwork, faces, messages, worker and assets into `dist/`. Ends with
 * a proof, since a failed static generation exits with 0: the built worker
 * answers all pages in all languages, or the build fails.
 */
export async function build(): Promise<void> {
  prepareMessages();
  requireAllMessages();
  await exportArtwork();
  await writeFaces();
  // The built worker is asked for its pages without secrets: wrangler need not warn of that.
  const env = { ...quietCloudflare(), WRANGLER_LOG: 'error' };
  const { status } = spawnSync('waku', ['build'], { stdio: 'inherit', env });
  if (status !== 0) throw new Error('waku build failed');
  writeFileSync('dist/public/_headers', headersFile());
  await bundleVisitors();
  await verifyBuild();
  writeFileSync(stampFile, stampInputs());
}

if (import.meta.main) await reportMessageErrors(build);
