import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

/** Records the input hash of a finished build. */
export const hashFile = 'dist/.inputs';

const inputs = [
  '{src,i18n,public}/**/*',
  '{waku,uno}.config.ts',
  'tsconfig.json',
  'wrangler.jsonc',
  'package-lock.json',
];

const generated = ['src/artwork/images/**', 'src/styles/fonts/**', 'src/intl/messages.d.ts'];

/** Hashes the names and bytes of a build's inputs. */
export function hashInputs(): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { exclude: generated }).sort()) {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

export function isBuilt(): boolean {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashInputs();
}
