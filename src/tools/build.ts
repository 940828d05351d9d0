import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { locales } from '#src/facts/locales.ts';
import { routes } from '#src/facts/pages.ts';
import { parseSwitches, runCommand, UserError } from './command-line.ts';
import { generate } from './generate.ts';
import { headersFile } from './headers-file.ts';
import { hashFile, hashInputs } from './is-built.ts';
import { startWorker } from './local/start-worker.ts';
import { cloudflareEnvironment } from './wrangler.ts';

/**
 * `npm run build`: builds messages, worker and assets into `dist/`. Then it
 * requests every page from the built worker and fails if one is missing, since Waku itself exits
 * with 0. Shows the bundler's output only on failure.
 */
export async function build(): Promise<void> {
  generate();
  // Hashed first, so that an edit during bundling makes the next start build again. Without the old
  // hash, an aborted build does not count.
  const inputsHash = hashInputs();
  rmSync(hashFile, { force: true });
  say('Bundling worker and assets');
  const options = { env: cloudflareEnvironment(), encoding: 'utf8' } as const;
  const bundling = spawnSync('waku', ['build'], options);
  // Cloudflare's plugin copies this machine's secrets there, readable by everyone.
  rmSync('dist/server/.dev.vars', { force: true });
  try {
    if (bundling.status !== 0) throw new UserError('Bundling failed: see the output above.');
    writeFileSync('dist/public/_headers', headersFile());
    say(`Requesting the ${routes.length} pages of the built worker`);
    await verifyBuild();
  } catch (error) {
    process.stderr.write([bundling.stdout, bundling.stderr].join('\n'));
    throw error;
  }
  writeFileSync(hashFile, inputsHash);
}

function say(step: string): void {
  process.stdout.write(`${step}\n`);
}

/** Requests every route of the built worker. Throws if any is missing or in another language. */
async function verifyBuild(): Promise<void> {
  await using site = await startWorker();
  for (const { path, locale } of routes) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    if (response.status === 200 && html.includes(`<html lang="${locales[locale].tag}"`)) continue;
    const logged = site.log.join('\n');
    throw new Error(`The built worker answered ${path} with ${response.status}\n${logged}`);
  }
}

if (import.meta.main) {
  await runCommand(() => {
    parseSwitches('npm run build', []);
    return build();
  });
}
