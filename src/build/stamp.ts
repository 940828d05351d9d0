import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hashFiles } from '../hash-files.ts';
import { pseudoLanguage } from './pseudo.ts';

/** Where a finished build records what it was made from. */
export const stampFile = 'dist/.stamp';

const inputs = [
  '{src,i18n,public}/**/*',
  '{waku,uno}.config.ts',
  'tsconfig.json',
  'wrangler.jsonc',
  'package-lock.json',
];

const generated = ['src/artwork/images/**', 'src/styles/fonts/**', 'src/*.d.ts'];

/** A hash over everything that a build is made from, including its pseudo-language. */
export function stampInputs(): string {
  const hash = createHash('sha256').update(pseudoLanguage() ?? '');
  hashFiles(hash, inputs, { cwd: '.', exclude: generated });
  return hash.digest('hex');
}

/** Whether `dist/` was finished from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampInputs();
}
