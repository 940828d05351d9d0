import { withTimeout } from '../runtime/timing.ts';
import type { Channel, Lead } from './lead.ts';

/** Milliseconds after which a query is abandoned. */
const timeout = 5000;

/** The columns of a lead, with their names in code, exports and webhook. */
export const columns = `id, idempotency_key AS key, created_at AS createdAt, locale, affiliate,
  first_name AS firstName, last_name AS lastName, email, phone, flagged`;

/** A row of those columns: SQLite has no booleans. */
type Row = Omit<Lead, 'flagged'> & { flagged: 0 | 1 };

/** The columns that two submissions with one key share if they are the same submission. */
const payload = ['locale', 'affiliate', 'firstName', 'lastName', 'email', 'phone'] as const;

/**
 * `repeated`: the key is known, with the same payload. `conflicting`: known with another payload.
 */
type Stored = { result: 'stored' | 'repeated' | 'conflicting'; id: string };

/**
 * Commits a lead and its deliveries in one transaction, once: the same key with the same payload
 * finds the row that was stored first. Throws if the database fails or takes longer than 5 s; the
 * same key may then be sent again.
 */
export async function storeLead(
  db: D1Database,
  lead: Lead,
  channels: readonly Channel[],
): Promise<Stored> {
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
  // Inserts nothing if the key was known: then no lead has this id.
  const open = channels.map((channel) =>
    db
      .prepare(
        `INSERT INTO deliveries (lead, channel, due)
         SELECT id, ?2, created_at FROM leads WHERE id = ?1`,
      )
      .bind(id, channel),
  );
  const select = db.prepare(`SELECT ${columns} FROM leads WHERE idempotency_key = ?`).bind(key);
  const results = await withTimeout(db.batch<Row>([insert, ...open, select]), timeout);
  const row = results.at(-1)?.results[0];
  if (!row) throw new Error('The lead was not stored');
  if (row.id === id) return { result: 'stored', id };
  const same = payload.every((name) => row[name] === lead[name]);
  return { result: same ? 'repeated' : 'conflicting', id: row.id };
}

/** Returns the lead with an id. Throws if the database fails or takes longer than 5 s. */
export async function findLead(db: D1Database, id: string): Promise<Lead | undefined> {
  const found = db.prepare(`SELECT ${columns} FROM leads WHERE id = ?`).bind(id).first<Row>();
  const row = await withTimeout(found, timeout);
  return row ? { ...row, flagged: row.flagged === 1 } : undefined;
}
