import { inTime } from '../wait.ts';
import type { Lead } from './lead.ts';

/** Milliseconds after which a query that somebody is waiting for is abandoned. */
const timeout = 5000;

/** The columns by the names that they have in code, in exports and in the webhook. */
export const columns = {
  id: 'id',
  key: 'idempotency_key',
  createdAt: 'created_at',
  locale: 'locale',
  affiliate: 'affiliate',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  flagged: 'suspicion IS NOT NULL',
} as const satisfies Record<keyof Lead, string>;

const names = (Object.keys(columns) as (keyof Lead)[]).filter((name) => name !== 'flagged');

/** What a statement selects, or returns, so that columns come back under the names used here. */
export function selectionOf(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([name, column]) => `${column} AS ${name}`)
    .join(', ');
}

/** All of a lead. */
export const selection = selectionOf(columns);

/** What must be equal for two submissions with one key to be the same submission. */
const payload = ['locale', 'affiliate', 'firstName', 'lastName', 'email', 'phone'] as const;

/**
 * `pending`: not delivered yet. `dead`: a round of attempts failed, the next one begins when it is
 * due. `refused`: the receiver does not want this lead any more. `withheld`: suspicious, so
 * delivered only if the operator releases it.
 */
type Delivery = 'pending' | 'delivered' | 'dead' | 'refused' | 'withheld';

/**
 * `repeated`: the key is known, with the same payload. `conflicting`: known with another payload.
 */
export type Stored = { result: 'stored' | 'repeated' | 'conflicting' } & Pick<
  Lead,
  'id' | 'createdAt'
>;

/**
 * Commits a lead once: the same key with the same payload finds the row that was stored first.
 * Throws if the database fails, or is slower than 5 s; the same key may then be sent again. If the
 * caller queues the lead next, `queuedAt` is set for its delivery and `notifyAt` for the mail to
 * the owner (ISO 8601).
 */
export async function storeLead(
  db: D1Database,
  lead: Lead,
  { queuedAt = null, notifyAt = null }: { queuedAt?: string | null; notifyAt?: string | null } = {},
): Promise<Stored> {
  const delivery: Delivery = 'pending';
  const insert = db
    .prepare(
      `INSERT INTO leads (${names.map((name) => columns[name]).join(', ')}, phone_as_typed, suspicion, delivery, queued_at, notify_at)
       VALUES (${names.map(() => '?').join(', ')}, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(
      ...names.map((name) => lead[name]),
      lead.phone,
      lead.flagged ? 'honeypot' : null,
      delivery,
      queuedAt,
      notifyAt,
    );
  const select = db
    .prepare(`SELECT ${selection} FROM leads WHERE idempotency_key = ?`)
    .bind(lead.key);
  // One batch is one transaction.
  const [, selected] = await inTime(db.batch<Lead>([insert, select]), timeout);
  const row = selected?.results[0];
  if (!row) throw new Error('The lead was not stored');
  const { id, createdAt } = row;
  if (id === lead.id) return { result: 'stored', id, createdAt };
  const same = payload.every((name) => row[name] === lead[name]);
  return { result: same ? 'repeated' : 'conflicting', id, createdAt };
}

/**
 * What is waiting for a person: leads that were set aside (`withheld`), and leads that the receiver
 * has refused or not accepted in a whole round (`undelivered`).
 */
export type Stuck = { withheld: number; undelivered: number };

/**
 * Counts what is waiting for a person. Throws if the database fails, lacks the table of leads, or
 * is slower than 5 s.
 */
export async function countStuck(db: D1Database): Promise<Stuck> {
  const counted = db
    .prepare(
      `SELECT COUNT(*) FILTER (WHERE delivery = 'withheld') AS withheld,
         COUNT(*) FILTER (WHERE delivery <> 'withheld') AS undelivered
       FROM leads
       WHERE delivery IN ('withheld', 'dead', 'refused') OR delivery = 'pending' AND rounds > 0`,
    )
    .first<Stuck>();
  return (await inTime(counted, timeout)) ?? { withheld: 0, undelivered: 0 };
}

/** The lead with an id. Throws if the database fails, or is slower than 5 s. */
export async function findLead(db: D1Database, id: string): Promise<Lead | undefined> {
  const found = db.prepare(`SELECT ${selection} FROM leads WHERE id = ?`).bind(id).first<Lead>();
  return (await inTime(found, timeout)) ?? undefined;
}

/** Deletes the leads created before a moment (ISO 8601) and returns how many there were. */
export async function deleteOlder(db: D1Database, before: string): Promise<number> {
  const { meta } = await db.prepare('DELETE FROM leads WHERE created_at < ?').bind(before).run();
  return meta.changes;
}
