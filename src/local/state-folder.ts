import { chmodSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  databaseFile,
  openLocalDatabase,
  resourceFolder,
  temporaryFolder,
} from '../tools/server/database.ts';

/** Nobody but the owner may do anything in it. */
const mode = 0o700;

/**
 * Reserves a folder of data for this process alone, for as long as it runs. Throws if another
 * process has it, or if it or its database cannot be used. The claim is an SQLite lock: the system
 * releases it when its process ends, however that happens, and a copy of the folder has none.
 * Removes what a process that was killed has left in the folder: simulated mails, and Miniflare's
 * temporary files.
 */
export function claimState(state: string): void {
  ownFolder(state);
  const claim = new DatabaseSync(join(state, 'claim.sqlite'));
  claim.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  // A database object that nothing refers to would be closed, and its lock released.
  process.once('exit', () => claim.close());
  checkDatabase(state);
  const folder = temporaryFolder(state);
  for (const name of globSync('{email,miniflare-*}', { cwd: folder })) {
    rmSync(join(folder, name), { recursive: true });
  }
}

/**
 * Makes the folder of the bindings' data, if there is none, and keeps others out of what is in
 * it: leads, mails and a secret. Throws if it cannot be made there, or is not ours.
 */
export function ownFolder(state: string): void {
  // One that is there already may hold other things: /tmp, or somebody's home.
  makeFolder(state);
  for (const folder of [resourceFolder(state), temporaryFolder(state)]) {
    makeFolder(folder);
    chmodSync(folder, mode);
  }
}

/** One by one: `recursive` never returns if the system makes no folders at a place, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode });
}

/** Throws if the database of a state folder is damaged or not the only one; there may be none yet. */
export function checkDatabase(state: string): void {
  if (!databaseFile(state)) return;
  const database = openLocalDatabase(state);
  try {
    const found = database.prepare('PRAGMA quick_check(1)').get();
    if (found?.quick_check !== 'ok') throw new Error('database disk image is malformed');
  } finally {
    database.close();
  }
}
