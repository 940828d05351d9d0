import type { DatabaseSync } from 'node:sqlite';
import { openLocalDatabase } from '../tools/server/database.ts';

/**
 * Leaves no byte of what was deleted or changed in the file of a database or in
 * its log. SQLite only marks such places as free, so all pages are written anew
 * (which may renumber rows), and the log, which holds older pages, is emptied.
 * Works beside a running server; throws if that keeps the database busy for long.
 */
export function eraseRemains(database: DatabaseSync): void {
  database.exec('PRAGMA secure_delete = ON');
  database.exec('VACUUM');
  const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (result?.busy !== 0) {
    throw new Error('The database is busy, and deleted rows are still in its log: try again.');
  }
}

/**
 * The same for the database of a state folder. The worker itself cannot do it: D1 does not allow
 * such statements.
 */
export function eraseRemainsIn(state: string): void {
  const database = openLocalDatabase(state);
  try {
    eraseRemains(database);
  } finally {
    database.close();
  }
}
