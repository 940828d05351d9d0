import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder among the system's temporary ones, for `using`: it is removed at the end of its block. */
export type TemporaryFolder = Disposable & { path: string; remove: () => void };

/** Makes a new folder for whatever a test writes: leads may be in it, so none may stay. */
export function makeTemporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  // A process that has just been killed may still be writing into it.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  return { path, remove, [Symbol.dispose]: remove };
}
