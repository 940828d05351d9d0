import { onTestFinished } from 'vitest';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** The path of a new folder, which exists until the test is finished. */
export function newFolder(): string {
  const { path, remove } = makeTemporaryFolder();
  onTestFinished(remove);
  return path;
}
