import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { backUp } from '../../../src/local/back-up.ts';
import { checkDatabase } from '../../../src/local/state-folder.ts';
import { openLocalDatabase, resourceFolder } from '../../../src/tools/server/database.ts';
import { secretFile } from '../../../src/tools/server/variables.ts';
import { newFolder } from '../new-folder.ts';

it('copies database and secret, with what still stands in the log of a server that writes', async () => {
  // A name that would be a pattern elsewhere, and is not one here.
  const state = join(newFolder(), 'state [1]');
  const folder = join(resourceFolder(state), 'd1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  const server = new DatabaseSync(join(folder, 'leads.sqlite'));
  server.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE leads (id)');
  server.exec("INSERT INTO leads VALUES ('committed')");
  server.exec("BEGIN; INSERT INTO leads VALUES ('in the making')");
  writeFileSync(secretFile(state), 'secret');

  const target = join(newFolder(), 'backup');
  await backUp(state, target);
  server.exec('COMMIT');
  server.close();

  checkDatabase(target);
  const copy = openLocalDatabase(target);
  expect(copy.prepare('SELECT id FROM leads').all()).toMatchObject([{ id: 'committed' }]);
  copy.close();
  expect(readFileSync(secretFile(target), 'utf8')).toBe('secret');
  expect(statSync(target).mode & 0o777).toBe(0o700);
  await expect(backUp(state, target)).rejects.toThrow('is there already');
});

it('leaves nothing that is not whole, and says where it cannot be', async () => {
  const state = newFolder();
  const folder = join(resourceFolder(state), 'd1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'leads.sqlite'), 'no database');
  const target = join(newFolder(), 'backup');
  await expect(backUp(state, target)).rejects.toThrow('not a database');
  expect(existsSync(target)).toBe(false);
  const below = join(folder, 'leads.sqlite/backup');
  await expect(backUp(state, below)).rejects.toThrow(`Nothing can be copied to ${below}: `);
});

it('needs no secret in the folder: it may be set elsewhere', async () => {
  const state = newFolder();
  const folder = join(resourceFolder(state), 'd1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  new DatabaseSync(join(folder, 'leads.sqlite')).close();
  const target = join(newFolder(), 'backup');
  await backUp(state, target);
  expect(existsSync(secretFile(target))).toBe(false);
});

it('needs a database', async () => {
  await expect(backUp(newFolder(), join(newFolder(), 'backup'))).rejects.toThrow('no database');
});
