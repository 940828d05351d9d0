import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

const root = resolve(import.meta.dirname, '..');

/** What builds do not read, or should not. */
const leftOut = new Set(
  ['.dev.vars', '.git', '.wrangler', 'dist', 'node_modules', 'test-results'].map((name) =>
    join(root, name),
  ),
);

/** A copy of the project in a folder of its own, with the packages of this one. */
export type ProjectCopy = { folder: string; remove: () => void };

/**
 * Copies what the site is built from, so that a test may change and build it; if `withTests`, also
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
