import { expect, it } from 'vitest';
import { createDatabase } from './database.ts';

/** How the first release stores a lead. It runs between a migration and the upload of a worker. */
const previous = `
  INSERT INTO leads (id, created_at, locale, affiliate,
    first_name, last_name, email, phone, honeypot_filled, key)
  VALUES (?1, '2026-11-20T10:00:00.000Z', 'fr', 'CODE', 'Zoë', 'O’Neil', ?2, '01', 0, 'key')
  ON CONFLICT (key, first_name, last_name, email, phone) DO UPDATE SET key = key
  RETURNING id`;

it('the newest schema suits the previous release', async () => {
  const db = createDatabase();
  const store = (id: string, email: string) => db.prepare(previous).bind(id, email).first('id');
  expect(await store('first', 'zoe@company.example')).toBe('first');
  expect(await store('again', 'zoe@company.example')).toBe('first');
  expect(await store('corrected', 'zoe@home.example')).toBe('corrected');
});
