import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns the path of a new temporary folder, which the test's end removes. */
export function newFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
