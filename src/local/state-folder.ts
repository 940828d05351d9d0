import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { databaseFile, openLocalDatabase, resourceFolder } from './database.ts';

const sticky = 0o1000;

/** Makes the folder of the bindings' data, if there is none, and keeps others out of it: it holds leads and a secret. */
export function ownFolder(state: string): void {
  for (const folder of [state, resourceFolder(state)]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A shared folder such as /tmp stays as it is; what we make in it does not.
    if ((statSync(folder).mode & sticky) === 0) chmodSync(folder, 0o700);
  }
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
