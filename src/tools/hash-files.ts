import type { Hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds to a hash the names and bytes of the files in a folder that match a pattern, in the order of
 * their names: the hash changes if one is changed, added, removed or renamed.
 */
export function hashFiles(
  hash: Hash,
  patterns: string | readonly string[],
  { cwd, exclude = [] }: { cwd: string; exclude?: readonly string[] },
): void {
  for (const path of globSync(patterns, { cwd, exclude }).sort()) {
    const file = join(cwd, path);
    if (statSync(file).isFile()) hash.update(path).update(readFileSync(file));
  }
}
