import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Records the input hash of a finished build. */
export const hashFile = 'dist/.inputs';

const inputs = [
  '{src,i18n,public}/**/*',
  '{waku,uno}.config.ts',
  'tsconfig.json',
  'wrangler.jsonc',
  'package-lock.json',
];

const generated = ['src/{intl/messages,runtime/worker-configuration}.d.ts'];

/** Hashes the names and bytes of a build's inputs, by default those of the current folder. */
export function hashInputs(cwd = '.'): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd, exclude: generated }).sort()) {
    const file = join(cwd, path);
    if (statSync(file).isFile()) hash.update(path).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function isBuilt(): boolean {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashInputs();
}
