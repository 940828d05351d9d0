import { createHash } from 'node:crypto';
import manifest from '../../../package.json' with { type: 'json' };
import { hashFiles } from '../../tools/hash-files.ts';

/**
 * A hash over all that decides how faces are cut (what the copy needs of them, the sources
 * here, fonts and tools by their versions), and over the files in `folder` that came of it.
 */
export function stampFaces(needs: readonly (readonly string[])[], folder: string): string {
  const packages = Object.entries(manifest.devDependencies).filter(([name]) => /font/.test(name));
  const hash = createHash('sha256').update(JSON.stringify([packages, needs]));
  hashFiles(hash, '*.ts', { cwd: import.meta.dirname });
  hashFiles(hash, '*', { cwd: folder });
  return hash.digest('hex');
}
