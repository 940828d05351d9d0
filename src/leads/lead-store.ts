import { withTimeout } from '../runtime/timing.ts';
import { defaultLocale } from '../site/locales.ts';
import type { Channel, Lead } from './lead.ts';

/** Milliseconds after which a query times out. */
const timeout = 5000;

/** The columns of a lead, under their names in code, exports and the webhook. */
export const columns = `id, idempotency_key AS key, created_at AS createdAt, locale, affiliate,
  first_name AS firstName, last_name AS lastName, email, phone, flagged`;

/** A row of these columns; SQLite has no booleans. */
type Row = Omit<Lead, 'flagged'> & { flagged: 0 | 1 };

/**
 * Columns that are equal in two submissions of the same payload. The language may change between
 * two tries.
 */
const payload = ['affiliate', 'firstName', 'lastName', 'email', 'phone'] as const;

/** `repeated`: same key and payload. `conflicting`: same key, different payload. */
type Stored = { result: 'stored' | 'repeated' | 'conflicting'; id: string };

/**
 * Commits a lead and its deliveries in one transaction; a repeated key finds the row stored first.
 * Throws if the database fails or takes longer than 5 s; a retry with the same key is safe.
 */
export async function storeLead(
  db: D1Database,
  lead: Lead,
  channels: readonly Channel[],
): Promise<Stored> {
  const { id, key } = lead;
  const select = db.prepare(`SELECT ${columns} FROM leads WHERE idempotency_key = ?`).bind(key);
  const batch = db.batch<Row>([...insertLead(db, lead, channels), select]);
  const results = await withTimeout(batch, timeout);
  const row = results.at(-1)?.results[0];
  if (!row) throw new Error('The lead was not stored');
  if (row.id === id) return { result: 'stored', id };
  const same = payload.every((name) => row[name] === lead[name]);
  return { result: same ? 'repeated' : 'conflicting', id: row.id };
}

/**
 * Inserts and deletes a lead in one transaction, invisible to readers. Throws as `storeLead` does.
 */
export async function probeStore(db: D1Database): Promise<void> {
  const id = crypto.randomUUID();
  const person = { firstName: 'probe', lastName: 'probe', email: 'probe', phone: 'probe' };
  const createdAt = new Date().toISOString();
  const ids = { id, key: id, affiliate: '' };
  const lead: Lead = { ...person, ...ids, createdAt, locale: defaultLocale, flagged: true };
  const insert = insertLead(db, lead, ['webhook', 'mail']);
  const erase = db.prepare('DELETE FROM leads WHERE id = ? RETURNING id').bind(id);
  const results = await withTimeout(db.batch([...insert, erase]), timeout);
  if (results.at(-1)?.results.length !== 1) throw new Error('The probe was not stored');
}

/** Returns statements that insert a lead, unless its key is known, and its deliveries. */
function insertLead(
  db: D1Database,
  lead: Lead,
  channels: readonly Channel[],
): D1PreparedStatement[] {
  const { id, key, createdAt, locale, affiliate, firstName, lastName, email, phone } = lead;
  const insert = db
    .prepare(
      `INSERT INTO leads (id, idempotency_key, created_at, locale, affiliate,
         first_name, last_name, email, phone, flagged)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(
      ...[id, key, createdAt, locale, affiliate, firstName, lastName, email, phone],
      lead.flagged ? 1 : 0,
    );
  // If the key is known, no lead has this id, and this inserts nothing.
  const open = channels.map((channel) =>
    db
      .prepare(
        `INSERT INTO deliveries (lead, channel, due)
         SELECT id, ?2, created_at FROM leads WHERE id = ?1`,
      )
      .bind(id, channel),
  );
  return [insert, ...open];
}

/** Returns a lead by id. Throws if the database fails or takes longer than 5 s. */
export async function findLead(db: D1Database, id: string): Promise<Lead | undefined> {
  const found = db.prepare(`SELECT ${columns} FROM leads WHERE id = ?`).bind(id).first<Row>();
  const row = await withTimeout(found, timeout);
  return row ? { ...row, flagged: row.flagged === 1 } : undefined;
}
