import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '../user-error.ts';

/** Where the data of the bindings lies in a state folder. */
export function resourceFolder(state: string): string {
  return join(state, 'v3');
}

/**
 * The D1 database that `npm start` has in a state folder, opened beside the running server:
 * `wrangler d1 execute --local` would start a second workerd on it, and one of the two would get
 * SQLITE_BUSY. Throws if there is none yet, or more than one.
 */
export function openLocalDatabase(state: string): DatabaseSync {
  const cwd = resourceFolder(state);
  const [file, ...others] = globSync('d1/*/*.sqlite', { cwd }).filter(
    (path) => !path.endsWith('metadata.sqlite'),
  );
  if (!file)
    throw new UserError(
      `There is no database in ${state}: npm start makes it, or STATE names the folder in which it is.`,
    );
  // Miniflare names a database by its id: one of another id holds other leads.
  if (others.length > 0)
    throw new UserError(
      `There are ${others.length + 1} databases in ${state}: move all but the one with your leads elsewhere.`,
    );
  return new DatabaseSync(join(cwd, file), { timeout: 5000 });
}
