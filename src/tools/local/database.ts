import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '../command-line.ts';

/** Returns the folder of the bindings' data: `STATE_FOLDER`, or the default of wrangler and Vite. */
export function stateFolder(): string {
  return process.env.STATE_FOLDER || '.wrangler/state';
}

/**
 * Opens the D1 database in a state folder, even beside a running server. `wrangler d1 execute
 * --local` would start a second workerd, and one of the two would get SQLITE_BUSY.
 */
export function openLocalDatabase(state: string): DatabaseSync {
  const cwd = join(state, 'v3/d1');
  const [file, ...others] = globSync('*/*.sqlite', { cwd }).filter(
    (path) => !path.endsWith('metadata.sqlite'),
  );
  if (!file)
    throw new UserError(
      `There is no database in ${state}: npm start creates it, or set STATE_FOLDER to its folder.`,
    );
  // Miniflare names a database by its id, so another id means other leads.
  if (others.length > 0)
    throw new UserError(
      `There are ${others.length + 1} databases in ${state}: move all but the one with your leads elsewhere.`,
    );
  return new DatabaseSync(join(cwd, file), { timeout: 5000 });
}
