import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Misuse } from '../user-error.ts';

/** Milliseconds that a statement waits for the server to end its own. */
const timeout = 5000;

/** Where the data of the bindings lies in a state folder. */
export function resourceFolder(state: string): string {
  return join(state, 'v3');
}

/** Where simulated mails lie in a state folder, for as long as the worker runs. */
export function temporaryFolder(state: string): string {
  return join(state, 'tmp');
}

/**
 * The file of the D1 database in a state folder, if the server has made one.
 * Throws if there are more: Miniflare names a database by its id, so one of
 * another id would be empty, and the leads of the first out of sight.
 */
export function databaseFile(state: string): string | undefined {
  // Throws if one cannot be read: a search would only find nothing.
  for (const folder of [state, resourceFolder(state)]) if (existsSync(folder)) readdirSync(folder);
  // Within the folder: its own name may hold what is a pattern elsewhere, such as brackets.
  const files = globSync('d1/*/*.sqlite', { cwd: resourceFolder(state) })
    .filter((path) => !path.endsWith('metadata.sqlite'))
    .map((path) => join(resourceFolder(state), path))
    .sort();
  if (files.length > 1) {
    throw new Misuse(
      `There are ${files.length} databases in ${state}: move all but the one with your leads elsewhere (${files.join(', ')}).`,
    );
  }
  return files[0];
}

/**
 * The D1 database that `npm start` keeps in `state`, opened beside the running
 * server. `wrangler d1 execute --local` would start a second workerd on it; that
 * one writes even for a query, and one of the two gets SQLITE_BUSY. Throws if
 * there is none yet, or more than one.
 */
export function openLocalDatabase(state: string): DatabaseSync {
  const file = databaseFile(state);
  if (!file)
    throw new Misuse(
      `There is no database in ${state}: npm start makes it, or STATE names the folder in which it is.`,
    );
  return new DatabaseSync(file, { timeout });
}
