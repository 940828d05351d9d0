import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';

const read = (name: string) =>
  readFileSync(new URL(`../../../src/leads/migrations/${name}`, import.meta.url), 'utf8');

/** Inserts a lead as the worker of the first migration does. */
function insert(sqlite: DatabaseSync, id: string, delivery: string): void {
  sqlite
    .prepare(
      `INSERT INTO leads (id, idempotency_key, created_at, locale, affiliate, first_name, last_name,
         email, phone, phone_as_typed, suspicion, delivery, queued_at)
       VALUES (?, ?, '', '', '', '', '', '', '', '', NULL, ?, NULL)`,
    )
    .run(id, id, delivery);
}

it('bounded deliveries keep every lead in its order, and the worker before them can insert', () => {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec(read('0001_create_leads.sql'));
  for (const id of ['c', 'a', 'b']) insert(sqlite, id, 'withheld');
  sqlite.exec("DELETE FROM leads WHERE id = 'a'");
  sqlite.exec(read('0002_bound_deliveries.sql'));
  insert(sqlite, 'after', 'pending');
  const rows = sqlite
    .prepare('SELECT id, delivery, rounds, due_at FROM leads ORDER BY rowid')
    .all();
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { id: 'c', delivery: 'withheld', rounds: 0, due_at: null },
    { id: 'b', delivery: 'withheld', rounds: 0, due_at: null },
    { id: 'after', delivery: 'pending', rounds: 0, due_at: null },
  ]);
  expect(() => insert(sqlite, 'b', 'pending')).toThrow();
  expect(() => sqlite.exec("UPDATE leads SET delivery = 'refused'")).not.toThrow();
  expect(() => sqlite.exec("UPDATE leads SET delivery = 'lost'")).toThrow();
});

it('the owner is told of no lead that was there before, nor of one by the worker before', () => {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec(read('0001_create_leads.sql'));
  sqlite.exec(read('0002_bound_deliveries.sql'));
  insert(sqlite, 'before', 'pending');
  sqlite.exec(read('0003_tell_the_owner.sql'));
  insert(sqlite, 'after', 'pending');
  const rows = sqlite.prepare('SELECT id, notify_at, notified_at FROM leads').all();
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { id: 'before', notify_at: null, notified_at: null },
    { id: 'after', notify_at: null, notified_at: null },
  ]);
});
