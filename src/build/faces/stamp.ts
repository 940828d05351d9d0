import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };

/**
 * A hash over all that decides how faces are cut (what the copy needs of them, the sources
 * here, fonts and tools by their versions), and over the files in `folder` that came of it.
 */
export function stampFaces(needs: readonly (readonly string[])[], folder: string): string {
  const packages = Object.entries(manifest.devDependencies).filter(([name]) => /font/.test(name));
  const hash = createHash('sha256').update(JSON.stringify([packages, needs]));
  for (const [cwd, files] of [
    [import.meta.dirname, '*.ts'],
    [folder, '*'],
  ] as const) {
    for (const file of globSync(files, { cwd }).sort()) {
      hash.update(file).update(readFileSync(join(cwd, file)));
    }
  }
  return hash.digest('hex');
}
