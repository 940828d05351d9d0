import { isoTime } from './iso-time.ts';
import type { Lead } from './lead.ts';
import { selection } from './lead-store.ts';

/**
 * Claims a lead for one attempt, until a moment: before it nobody else gets the lead, however often
 * it is queued. Null if there is nothing to attempt: the lead was erased, delivered, refused or
 * withheld, is not due, or is claimed by somebody else. Times in ISO 8601.
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

/**
 * Gives up a claim, so that the next attempt can have the lead; unless the claim ran out at `until`
 * and somebody else has it.
 */
export async function unclaimLead(db: D1Database, id: string, until: string): Promise<void> {
  await db
    .prepare('UPDATE leads SET claimed_until = NULL WHERE id = ? AND claimed_until = ?')
    .bind(id, until)
    .run();
}

/** Records a delivery: the receiver has accepted the lead. */
export async function markDelivered(db: D1Database, id: string): Promise<void> {
  await db
    .prepare(
      `UPDATE leads SET delivery = 'delivered', delivered_at = ?2, claimed_until = NULL
       WHERE id = ?1`,
    )
    .bind(id, isoTime())
    .run();
}

/** Records that the receiver does not want this lead any more: it is never posted again. */
export async function markRefused(db: D1Database, id: string): Promise<void> {
  await db
    .prepare(
      `UPDATE leads SET delivery = 'refused', claimed_until = NULL
       WHERE id = ? AND delivery IN ('pending', 'dead')`,
    )
    .bind(id)
    .run();
}

/**
 * Seconds between the rounds of a lead: after the first one, then doubled each time, up to a limit.
 */
const pauses = { first: 5 * 60, longest: 24 * 60 * 60 } as const;

/**
 * Records that a round of attempts ended without success, and when the next one may begin: after 5,
 * 10, 20... minutes, at most a day; but no sooner than the receiver asked for (`atLeast`, in
 * seconds, capped at a day). A round is ended only once.
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
 * Returns, and records as queued, up to 100 leads that are due and no longer in any queue, longest
 * waiting first: the dead, and the pending that were queued before `stale` or never. 100 is what
 * one batch of a queue holds. Times in ISO 8601.
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
