import { defaultLocale } from '../facts/locales.ts';
import { withTimeout } from '../runtime/timing.ts';
import type { Channel, Lead } from './lead.ts';

/** Milliseconds after which a query times out. */
const timeout = 5000;

/** The columns of a lead, under their names in code, exports and the webhook. */
export const columns = `id, created_at AS createdAt, locale, affiliate,
  first_name AS firstName, last_name AS lastName, email, phone, flagged`;

/** A row of these columns; SQLite has no booleans. */
type Row = Omit<Lead, 'flagged'> & { flagged: 0 | 1 };

/**
 * Commits a lead and its deliveries in one transaction. Returns whether it is new. A known id
 * changes nothing. Throws if the database fails or takes longer than 5 s; a retry is safe.
 */
export async function storeLead(
  db: D1Database,
  lead: Lead,
  channels: readonly Channel[],
): Promise<boolean> {
  const [inserted] = await withTimeout(db.batch(insertLead(db, lead, channels)), timeout);
  return inserted?.results.length === 1;
}

/**
 * Inserts and deletes a lead in one transaction, invisible to readers. Throws as `storeLead` does.
 */
export async function probeStore(db: D1Database): Promise<void> {
  const id = crypto.randomUUID();
  const person = { firstName: 'probe', lastName: 'probe', email: 'probe', phone: 'probe' };
  const own = { id, createdAt: new Date().toISOString(), affiliate: '' };
  const lead: Lead = { ...person, ...own, locale: defaultLocale, flagged: true };
  const insert = insertLead(db, lead, ['webhook', 'mail']);
  const erase = db.prepare('DELETE FROM leads WHERE id = ? RETURNING id').bind(id);
  const results = await withTimeout(db.batch([...insert, erase]), timeout);
  if (results.at(-1)?.results.length !== 1) throw new Error('The probe was not stored');
}

/**
 * Returns statements that insert a lead and its deliveries, unless they exist. The first returns a
 * row if the lead is new.
 */
function insertLead(
  db: D1Database,
  lead: Lead,
  channels: readonly Channel[],
): D1PreparedStatement[] {
  const { id, createdAt, locale, affiliate, firstName, lastName, email, phone, flagged } = lead;
  const insert = db
    .prepare(
      `INSERT INTO leads (id, created_at, locale, affiliate,
         first_name, last_name, email, phone, flagged)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(id, createdAt, locale, affiliate, firstName, lastName, email, phone, flagged ? 1 : 0);
  const open = channels.map((channel) =>
    db
      .prepare(
        'INSERT INTO deliveries (lead, channel, due) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      )
      .bind(id, channel, createdAt),
  );
  return [insert, ...open];
}

/** Returns a lead by id. Throws if the database fails or takes longer than 5 s. */
export async function findLead(db: D1Database, id: string): Promise<Lead | undefined> {
  const found = db.prepare(`SELECT ${columns} FROM leads WHERE id = ?`).bind(id).first<Row>();
  const row = await withTimeout(found, timeout);
  return row ? { ...row, flagged: row.flagged === 1 } : undefined;
}
