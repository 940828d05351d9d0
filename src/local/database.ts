import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds that a statement waits for the server to end its own. */
const timeout = 5000;

/**
 * The file of the D1 database that `npm start` keeps in `state`, opened beside
 * the running server. `wrangler d1 execute --local` would start a second workerd
 * on it; that one writes even where it reads, and one of the two gets SQLITE_BUSY.
 * Throws where no server has made the database yet.
 */
export function openLocalDatabase(state: string): DatabaseSync {
  const [file] = globSync(join(state, 'v3/d1/*/*.sqlite')).filter(
    (path) => !path.endsWith('metadata.sqlite'),
  );
  if (!file) throw new Error(`No database in ${state}: npm start makes it`);
  return new DatabaseSync(file, { timeout });
}
