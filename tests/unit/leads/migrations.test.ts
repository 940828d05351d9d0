import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';

const read = (name: string) =>
  readFileSync(new URL(`../../../src/leads/migrations/${name}`, import.meta.url), 'utf8');

const created = '2026-11-20T10:00:00.000Z';
const done = '2026-11-20T10:00:05.000Z';
const due = '2026-11-20T12:00:00.000Z';

it('one outbox has every lead of before in its order, and what was still to be delivered', () => {
  using sqlite = new DatabaseSync(':memory:');
  for (const name of ['0001_create_leads', '0002_bound_deliveries', '0003_tell_the_owner']) {
    sqlite.exec(read(`${name}.sql`));
  }
  const insert = (id: string, delivery: string, columns: Record<string, string | number> = {}) => {
    const row = {
      ...{ id, idempotency_key: `key of ${id}`, created_at: created, locale: 'fr', delivery },
      ...{ affiliate: 'CODE', first_name: 'Zoë', last_name: 'O’Neil', email: 'zoe@a.example' },
      ...{ phone: '+33199001234', phone_as_typed: '01 99 00 12 34', ...columns },
    };
    const names = Object.keys(row);
    sqlite
      .prepare(`INSERT INTO leads (${names}) VALUES (${names.map(() => '?')})`)
      .run(...Object.values(row));
  };
  insert('queued', 'pending', { queued_at: created, notify_at: due });
  insert('never queued', 'pending', { notified_at: done });
  insert('failed', 'dead', { queued_at: created, rounds: 3, due_at: due });
  insert('delivered', 'delivered', { queued_at: created, delivered_at: done });
  insert('a refused one', 'refused', { queued_at: created });
  insert('withheld', 'withheld', { suspicion: 'honeypot' });
  sqlite.exec(read('0004_one_outbox.sql'));

  const rows = (sql: string) => sqlite.prepare(sql).all();
  const flags = { queued: 0, 'never queued': 0, failed: 0, delivered: 0, 'a refused one': 0 };
  expect(rows('SELECT * FROM leads ORDER BY rowid')).toMatchObject(
    Object.entries({ ...flags, withheld: 1 }).map(([id, flagged]) => ({
      ...{ id, idempotency_key: `key of ${id}`, created_at: created, locale: 'fr', flagged },
      ...{ affiliate: 'CODE', first_name: 'Zoë', last_name: 'O’Neil', email: 'zoe@a.example' },
      phone: '01 99 00 12 34',
    })),
  );
  const open = { done: null, refused: null };
  expect(rows("SELECT * FROM deliveries WHERE channel = 'webhook' ORDER BY lead")).toMatchObject([
    { lead: 'a refused one', done: null, refused: created },
    { lead: 'delivered', done, refused: null },
    { lead: 'failed', attempts: 3, due, ...open },
    { lead: 'queued', attempts: 0, due: created, ...open },
    { lead: 'withheld', attempts: 0, due: created, ...open },
  ]);
  expect(rows("SELECT * FROM deliveries WHERE channel = 'mail' ORDER BY lead")).toMatchObject([
    { lead: 'never queued', done, refused: null },
    { lead: 'queued', due, ...open },
    { lead: 'withheld', due: created, ...open },
  ]);
});
