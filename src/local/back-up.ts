import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { backup } from 'node:sqlite';
import { databaseFile, openLocalDatabase } from './database.ts';
import { Misuse } from './misuse.ts';
import { ownFolder } from './state-folder.ts';
import { secretFile } from './variables.ts';

/**
 * Copies what of a state folder cannot be made anew into another folder, which is
 * a state folder then: the database, whole even if the server writes meanwhile,
 * and the secret of the forms. What a queue holds is not in it: the cron queues
 * again what was not delivered. Throws if there is no database, or if the other
 * folder exists.
 */
export async function backUp(state: string, target: string): Promise<void> {
  const database = openLocalDatabase(state);
  try {
    if (existsSync(target)) throw new Misuse(`${target} is there already: name a new folder.`);
    ownFolder(target);
    const copy = join(target, relative(state, databaseFile(state) ?? ''));
    mkdirSync(dirname(copy), { recursive: true });
    await backup(database, copy);
  } finally {
    database.close();
  }
  if (existsSync(secretFile(state))) copyFileSync(secretFile(state), secretFile(target));
}
