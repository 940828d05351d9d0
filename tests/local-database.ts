import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the D1 database in a state folder, even beside a running server. */
export function openLocalDatabase(state: string): DatabaseSync {
  const files = globSync(join(state, 'v3/d1/*/*.sqlite'));
  const file = files.find((path) => !path.endsWith('metadata.sqlite'));
  if (!file) throw new Error(`There is no database in ${state}`);
  return new DatabaseSync(file, { timeout: 5000 });
}
