import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { Misuse } from '../misuse.ts';
import { databaseFile, openLocalDatabase } from './database.ts';
import { ownFolder } from './state-folder.ts';

/**
 * Copies what cannot be made anew of a state folder into another folder, which then is a state
 * folder too: the database, whole even if the server writes meanwhile, and the secret of the forms.
 * What a queue holds is not copied: the cron queues again what was not delivered. Throws if there
 * is no database, or if the other folder exists or cannot be made.
 */
export async function backUp(state: string, target: string): Promise<void> {
  const database = openLocalDatabase(state);
  try {
    if (existsSync(target)) throw new Misuse(`${target} is there already: name a new folder.`);
    await copyInto(target, state, database);
  } finally {
    database.close();
  }
}

/** Leaves nothing behind of an incomplete copy. */
async function copyInto(target: string, state: string, database: DatabaseSync): Promise<void> {
  try {
    ownFolder(target);
    const copy = join(target, relative(state, databaseFile(state) ?? ''));
    mkdirSync(dirname(copy), { recursive: true });
    await backup(database, copy);
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    // What the file system refuses concerns the target, anything else the database.
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall ? new Misuse(`Nothing can be copied to ${target}: ${message}.`) : error;
  }
}
