import { onTestFinished } from 'vitest';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** Creates a folder that is removed when the test finishes. */
export function newFolder(): string {
  const { path, remove } = makeTemporaryFolder();
  onTestFinished(remove);
  return path;
}
