import { inTime } from '../wait.ts';
import { isoTime } from './iso-time.ts';
import type { Lead } from './lead.ts';

/** Milliseconds after which the store gives up what somebody waits for. */
const timeout = 5000;

/** The columns under the names that a lead has in code, in exports and in the webhook. */
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
  phoneAsTyped: 'phone_as_typed',
  suspicion: 'suspicion',
} as const satisfies Record<keyof Lead, string>;

const names = Object.keys(columns) as (keyof Lead)[];

/** What a statement selects, or returns, of a lead. */
export const selection = names.map((name) => `${columns[name]} AS ${name}`).join(', ');

/** What must be the same for a key to be the same submission. */
const payload = [
  'locale',
  'affiliate',
  'firstName',
  'lastName',
  'email',
  'phone',
  // An extension stands here alone.
  'phoneAsTyped',
] as const;

/**
 * `pending`: not delivered yet. `dead`: a round of attempts failed, another one
 * begins when it is due. `refused`: the receiver wants no more of it. `withheld`:
 * suspect, so delivered only if the operator releases it.
 */
type Delivery = 'pending' | 'delivered' | 'dead' | 'refused' | 'withheld';

/** `repeated`: the key is known, with the same payload. `conflicting`: known with another one. */
export type Stored = { result: 'stored' | 'repeated' | 'conflicting' } & Pick<
  Lead,
  'id' | 'createdAt'
>;

/**
 * Commits a lead once: the same key with the same payload finds its first row.
 * Throws if the database fails, or is slower than 5 s; the same key may then be
 * sent again. If the caller queues it next, `queuedAt` is set for its delivery
 * and `notifyAt` for the mail to the owner (ISO 8601).
 */
export async function storeLead(
  db: D1Database,
  lead: Lead,
  { queuedAt = null, notifyAt = null }: { queuedAt?: string | null; notifyAt?: string | null } = {},
): Promise<Stored> {
  const delivery: Delivery = lead.suspicion ? 'withheld' : 'pending';
  const insert = db
    .prepare(
      `INSERT INTO leads (${names.map((name) => columns[name]).join(', ')}, delivery, queued_at, notify_at)
       VALUES (${names.map(() => '?').join(', ')}, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(...names.map((name) => lead[name]), delivery, queuedAt, notifyAt);
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
 * Takes a lead for one attempt, until a moment: before it nobody else gets it,
 * however often it is queued. Null if there is nothing to attempt: it was
 * erased, delivered, refused or withheld, is not due, or somebody has it.
 * ISO 8601.
 */
export function claimLead(
  db: D1Database,
  id: string,
  { now, until }: { now: string; until: string },
): Promise<Lead | null> {
  return db
    .prepare(
      `UPDATE leads SET claimed_until = ?3
       WHERE id = ?1 AND delivery IN ('pending', 'dead')
         AND COALESCE(due_at, '') <= ?2 AND COALESCE(claimed_until, '') <= ?2
       RETURNING ${selection}`,
    )
    .bind(id, now, until)
    .first<Lead>();
}

/** Lets the next attempt have a lead, unless the claim ran out at `until` and somebody else has it. */
export async function unclaimLead(db: D1Database, id: string, until: string): Promise<void> {
  await db
    .prepare('UPDATE leads SET claimed_until = NULL WHERE id = ? AND claimed_until = ?')
    .bind(id, until)
    .run();
}

/** Notes a delivery: the receiver has said yes. */
export async function markDelivered(db: D1Database, id: string): Promise<void> {
  await db
    .prepare(
      `UPDATE leads SET delivery = 'delivered', delivered_at = ?2, claimed_until = NULL
       WHERE id = ?1`,
    )
    .bind(id, isoTime())
    .run();
}

/** Notes that the receiver wants no more of this lead: it is never posted again. */
export async function markRefused(db: D1Database, id: string): Promise<void> {
  await db
    .prepare(
      `UPDATE leads SET delivery = 'refused', claimed_until = NULL
       WHERE id = ? AND delivery IN ('pending', 'dead')`,
    )
    .bind(id)
    .run();
}

/** Seconds between the rounds of a lead: after the first, doubled after each other one, at most. */
const pauses = { first: 5 * 60, longest: 24 * 60 * 60 } as const;

/**
 * Notes that a round of attempts is over without success, and when the next one
 * may begin: after 5, 10, 20... minutes, at most a day; not before so many
 * seconds as the receiver asked for, a day of them at most. A round is ended once.
 */
export async function endRound(db: D1Database, id: string, atLeast = 0): Promise<void> {
  await db
    .prepare(
      `UPDATE leads SET delivery = 'dead', rounds = rounds + 1, claimed_until = NULL,
         due_at = strftime('%Y-%m-%dT%H:%M:%fZ', ?2,
           MIN(?5, MAX(?3, ?4 << MIN(rounds, 16))) || ' seconds')
       WHERE id = ?1 AND delivery IN ('pending', 'dead') AND COALESCE(due_at, '') <= ?2`,
    )
    // Limited here too: D1 takes no Infinity.
    .bind(id, isoTime(), Math.min(Math.ceil(atLeast), pauses.longest), pauses.first, pauses.longest)
    .run();
}

/**
 * Notes as queued, and gives, up to 100 leads that are due and that no queue
 * holds any more, longest waiting first: the dead, and the pending that were
 * queued before `stale` or never. 100 is what one batch of a queue holds. ISO 8601.
 */
export async function takeDue(
  db: D1Database,
  { now, stale }: { now: string; stale: string },
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE leads SET queued_at = ?1, delivery = 'pending' WHERE id IN (
         SELECT id FROM leads
         WHERE COALESCE(due_at, '') <= ?1
           AND (delivery = 'dead' AND COALESCE(queued_at, '') < ?1
             OR delivery = 'pending' AND COALESCE(queued_at, '') < ?2)
         ORDER BY queued_at LIMIT 100
       ) RETURNING id`,
    )
    .bind(now, stale)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** What waits for a person: leads set aside, and leads that their receiver did not take in a round, or refused. */
export type Stuck = { withheld: number; undelivered: number };

/** Counts what waits for a person. Throws if the database fails, lacks the table of leads, or is slower than 5 s. */
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

/** Deletes the leads created before a moment (ISO 8601) and says how many. */
export async function deleteOlder(db: D1Database, before: string): Promise<number> {
  const { meta } = await db.prepare('DELETE FROM leads WHERE created_at < ?').bind(before).run();
  return meta.changes;
}
