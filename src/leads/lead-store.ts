import { withTimeout } from '../timing.ts';
import type { Lead } from './lead.ts';

/** A database that has not answered has failed after this time. */
const timeoutMs = 5000;

/** Equal values for the same affiliate are the same lead for a day. */
const repeatMs = 24 * 60 * 60 * 1000;

/** The columns of a lead, under their names in code, exports and the webhook. */
export const columns = `id, created_at AS createdAt, locale, affiliate,
  first_name AS firstName, last_name AS lastName, email, phone, honeypot_filled AS honeypotFilled`;

/** A row of these columns; SQLite has no booleans. */
export type Row = Omit<Lead, 'honeypotFilled'> & { honeypotFilled: 0 | 1 };

export function fromRow(row: Row): Lead {
  return { ...row, honeypotFilled: row.honeypotFilled === 1 };
}

/**
 * Commits a lead in one statement, and returns what is stored: the new lead, or an earlier one that
 * is the same. That is a lead with this idempotency key and these fields, however old, or a lead of
 * the last day with this affiliate and these fields, such as after Back, which has a new key. Repeats
 * the statement once if it fails, which is safe. Throws if the database fails again or takes 5 s.
 */
export async function storeLead(db: D1Database, lead: Lead, key: string): Promise<Lead> {
  const { id, createdAt, locale, affiliate, firstName, lastName, email, phone } = lead;
  const recent = new Date(Date.parse(createdAt) - repeatMs).toISOString();
  const insert = db
    .prepare(
      `INSERT INTO leads (id, created_at, locale, affiliate,
         first_name, last_name, email, phone, honeypot_filled, key)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, COALESCE((
         SELECT key FROM leads
         WHERE created_at > ?11 AND affiliate = ?4
           AND first_name = ?5 AND last_name = ?6 AND email = ?7 AND phone = ?8
         ORDER BY created_at LIMIT 1
       ), ?10))
       ON CONFLICT (key, first_name, last_name, email, phone) DO UPDATE SET key = key
       RETURNING ${columns}`,
    )
    .bind(
      ...[id, createdAt, locale, affiliate, firstName, lastName, email, phone],
      ...[lead.honeypotFilled ? 1 : 0, key, recent],
    );
  const run = () => insert.first<Row>();
  const row = await withTimeout(run().catch(run), timeoutMs);
  if (!row) throw new Error('The database returned no lead');
  return fromRow(row);
}
