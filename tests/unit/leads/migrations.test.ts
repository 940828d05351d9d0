import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';

/** Applies a migration as D1 does: in a transaction, with foreign keys enforced. */
function migrate(database: DatabaseSync, name: string): void {
  database.exec(`BEGIN; ${readFileSync(`src/leads/migrations/${name}`, 'utf8')}; COMMIT`);
}

it('identifying leads by their content keeps leads and deliveries, in order and connected', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, '0001_create_leads.sql');
  const lead = "'2026-11-20T10:00:00.000Z', 'fr', 'CODE', 'Zoë', 'O’Neil', 'zoe@planted.example'";
  database.exec(`
    INSERT INTO leads VALUES ('b', 'key 1', ${lead}, '01 99', 0), ('a', 'key 2', ${lead}, '+33', 1);
    INSERT INTO deliveries VALUES ('b', 'mail', 1, '2026', '2026-11-20', NULL),
      ('b', 'webhook', 3, '2027', NULL, NULL), ('a', 'webhook', 2, '2028', NULL, '2026-11-21');
  `);
  const deliveries = database.prepare('SELECT * FROM deliveries').all();
  const leads = database.prepare('SELECT * FROM leads ORDER BY rowid').all();

  migrate(database, '0002_identify_leads_by_content.sql');

  expect(deliveries).toHaveLength(3);
  expect(database.prepare('SELECT * FROM deliveries').all()).toEqual(deliveries);
  expect(database.prepare('SELECT * FROM leads ORDER BY rowid').all()).toEqual(
    leads.map(({ idempotency_key: _key, ...row }) => row),
  );
  expect(() =>
    database.exec("INSERT INTO deliveries (lead, channel, due) VALUES ('c', 'mail', '')"),
  ).toThrow('FOREIGN KEY');
  database.exec("DELETE FROM leads WHERE id = 'b'");
  const rest = database.prepare('SELECT lead FROM deliveries').all();
  expect(rest).toEqual([{ lead: 'a' }]);
  const indexes = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL";
  expect(database.prepare(`${indexes} ORDER BY name`).all()).toEqual([
    { name: 'leads_by_age' },
    { name: 'open_deliveries' },
  ]);
});
