import { withTimeout } from '../timing.ts';
import type { Lead } from './lead.ts';

/** Throws a `TimeoutError` if the database has not answered after 5 s. */
export function withDatabaseTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return withTimeout(work, 5000);
}

/** Equal values for the same affiliate are the same lead for a day. */
const repeatMs = 24 * 60 * 60 * 1000;

/** The column of each property of a lead, in the order of exports and of the webhook. */
const columnOf = {
  id: 'id',
  createdAt: 'created_at',
  locale: 'locale',
  affiliate: 'affiliate',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  honeypotFilled: 'honeypot_filled',
} as const satisfies Record<keyof Lead, string>;

const names = Object.keys(columnOf) as (keyof Lead)[];

/** The columns of a lead, under their names in code, exports and the webhook. */
export const columns = names.map((name) => `${columnOf[name]} AS ${name}`).join(', ');

/** Returns the parameter of a statement that holds a property: `?1` for `id`. */
const parameter = (name: keyof Lead) => `?${names.indexOf(name) + 1}`;

/** A row of these columns; SQLite has no booleans. */
export type Row = Omit<Lead, 'honeypotFilled'> & { honeypotFilled: 0 | 1 };

export function fromRow(row: Row): Lead {
  return { ...row, honeypotFilled: row.honeypotFilled === 1 };
}

/**
 * Commits a lead in one statement, and returns what is stored: the new lead, or an earlier one that
 * is the same, and whether a channel has accepted it. The same is a lead with this idempotency key
 * and these fields, however old, or a lead of the last day with this affiliate and these fields, such
 * as after Back, which has a new key. Repeats the statement once if it fails, which is safe. Throws if
 * the database fails again or takes 5 s.
 */
export async function storeLead(
  db: D1Database,
  lead: Lead,
  key: string,
): Promise<{ lead: Lead; isDelivered: boolean }> {
  const values: Row = { ...lead, honeypotFilled: lead.honeypotFilled ? 1 : 0 };
  const recent = new Date(Date.parse(lead.createdAt) - repeatMs).toISOString();
  const insert = db
    .prepare(
      `INSERT INTO leads (${Object.values(columnOf)}, key)
       VALUES (${names.map(parameter)}, COALESCE((
         SELECT key FROM leads
         WHERE created_at > ?${names.length + 2} AND affiliate = ${parameter('affiliate')}
           AND first_name = ${parameter('firstName')} AND last_name = ${parameter('lastName')}
           AND email = ${parameter('email')} AND phone = ${parameter('phone')}
         ORDER BY created_at LIMIT 1
       ), ?${names.length + 1}))
       ON CONFLICT (key, first_name, last_name, email, phone) DO UPDATE SET key = key
       RETURNING ${columns}, COALESCE(webhook_at, mail_at) AS deliveredAt`,
    )
    .bind(...names.map((name) => values[name]), key, recent);
  const run = () => insert.first<Row & { deliveredAt: string | null }>();
  const stored = await withDatabaseTimeout(run().catch(run));
  if (!stored) throw new Error('The database returned no lead');
  const { deliveredAt, ...row } = stored;
  return { lead: fromRow(row), isDelivered: deliveredAt !== null };
}
