import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

const root = resolve(import.meta.dirname, '..');

/** Files that a build does not need or must not read. */
const leftOut = new Set(
  ['.dev.vars', '.git', '.wrangler', 'dist', 'node_modules', 'test-results'].map((name) =>
    join(root, name),
  ),
);

/** A copy of the project in its own folder, sharing this one's packages. */
export type ProjectCopy = { folder: string; remove: () => void };

/**
 * Copies the sources of the site so that a test can change and build them; with `withTests`, also
 * the tests.
 */
export function copyProject({ withTests = false } = {}): ProjectCopy {
  const isWanted = (path: string) =>
    !leftOut.has(path) && (withTests || path !== join(root, 'tests'));
  const { path: folder, remove } = makeTemporaryFolder();
  cpSync(root, folder, { recursive: true, filter: isWanted });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove };
}
