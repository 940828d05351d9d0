import { rmSync, writeFileSync } from 'node:fs';
import { headersFile } from '../build/headers-file.ts';
import { prepareMessages, requireAllMessages } from '../build/messages/prepare.ts';
import { stampFile, stampInputs } from '../build/stamp.ts';
import { verifyBuild } from '../build/verify-build.ts';
import { bundleVisitors } from '../local/bundle-visitors.ts';
import { Misuse } from '../misuse.ts';
import { runCommand } from '../run-command.ts';
import { writeFonts } from '../tools/fonts.ts';
import { sizePictures } from '../tools/pictures.ts';
import { measureRecording } from '../tools/recording.ts';
import { quietCloudflare } from './quiet-cloudflare.ts';
import { runQuietly } from './run-quietly.ts';
import { parseSwitches } from './switches.ts';

/**
 * `npm run build`: fonts, pictures, recording, messages, worker and assets into `dist/`. Ends with a
 * proof, since a failed static generation exits with 0: the built worker answers all pages in all
 * languages, or the build fails. Prints a line for each step; the bundler's output is shown if
 * something fails, or with `-- --verbose`.
 */
export async function build({ verbose = false } = {}): Promise<void> {
  say('Checking messages');
  prepareMessages();
  requireAllMessages();
  say('Subsetting fonts, sizing pictures, measuring the recording');
  await writeFonts();
  await sizePictures();
  await measureRecording();
  // An edit made from here on is not in the build; an aborted build does not count as one.
  const stamp = stampInputs();
  rmSync(stampFile, { force: true });
  say('Bundling worker and assets');
  // The built worker is asked for its pages without secrets: wrangler need not warn about that.
  const env = { ...quietCloudflare(), WRANGLER_LOG: 'error' };
  const bundling = await runQuietly('waku', ['build'], { env, verbose });
  // Cloudflare's plugin copies the secrets of this machine there, and readable by everyone.
  rmSync('dist/server/.dev.vars', { force: true });
  try {
    if (bundling.status !== 0) throw new Misuse('The bundler failed: what it says stands above.');
    writeFileSync('dist/public/_headers', headersFile());
    await bundleVisitors();
    say('Asking the built worker for its pages');
    say(`${await verifyBuild()} pages verified`);
  } catch (error) {
    process.stderr.write(bundling.output);
    throw error;
  }
  writeFileSync(stampFile, stamp);
}

function say(step: string): void {
  process.stdout.write(`${step}\n`);
}

if (import.meta.main) {
  await runCommand(() => build(parseSwitches('npm run build --', ['verbose'])));
}
