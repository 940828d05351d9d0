import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder, for `using`. It is removed at the end of its block. */
export type TemporaryFolder = Disposable & { path: string; remove: () => void };

/**
 * Creates a temporary folder for the output of a test. It may hold leads, so it must not remain.
 */
export function makeTemporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  // A process that was just killed may still be writing to it.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  return { path, remove, [Symbol.dispose]: remove };
}
