import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { pseudoLanguage } from './pseudo.ts';

/** Where a finished build notes what it was made from. */
export const stampFile = 'dist/.stamp';

const inputs = [
  '{src,i18n,public}/**/*',
  '{waku,uno}.config.ts',
  'tsconfig.json',
  'wrangler.jsonc',
  'package-lock.json',
];

/** A hash over all that a build is made from, the pseudo-language it speaks included. */
export function stampInputs(): string {
  const hash = createHash('sha256').update(pseudoLanguage() ?? '');
  for (const path of globSync(inputs, {
    exclude: ['src/artwork/images/**', 'src/fonts/**', 'src/*.d.ts'],
  }).sort()) {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Whether `dist/` was finished from the sources as they are. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampInputs();
}
