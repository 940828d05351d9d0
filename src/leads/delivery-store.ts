import type { Channel } from './lead.ts';

/** The result of an attempt; `retryAfter` is the number of seconds that the receiver asks for. */
export type DeliveryResult =
  | { result: 'done' }
  | { result: 'refused' }
  | { result: 'retry'; retryAfter: number; status?: number };

/** A delivery claimed for its nth attempt. */
export type Claim = { lead: string; channel: Channel; attempt: number };

/** Seconds that a claim lasts: 10 for the answer, the rest to record it. */
const claimTime = 30;

/** The longest delay between two attempts, in seconds. */
const day = 24 * 60 * 60;

/** Returns the time this many seconds from now, in ISO 8601. */
function isoTime(seconds = 0): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}

/**
 * Claims the open delivery of a channel, or of one lead, that has been due longest; undefined if
 * nothing is due. Pushing `due` forward keeps other runs from claiming it in the meantime, even if
 * this worker dies. A `due` more than a day ahead comes from a wrong clock and counts as due.
 */
export async function claimDelivery(
  db: D1Database,
  channel: Channel,
  lead: string | null = null,
): Promise<Claim | undefined> {
  const claimed = await db
    .prepare(
      `UPDATE deliveries SET due = ?1, attempts = attempts + 1
       WHERE (lead, channel) = (
         SELECT lead, channel FROM deliveries
         WHERE done IS NULL AND refused IS NULL AND channel = ?2 AND lead = COALESCE(?3, lead)
           AND (due <= ?4 OR due > ?5)
         ORDER BY due LIMIT 1
       ) RETURNING lead, channel, attempts AS attempt`,
    )
    .bind(isoTime(claimTime), channel, lead, isoTime(), isoTime(day))
    .first<Claim>();
  return claimed ?? undefined;
}

/**
 * Records the result of an attempt unless the delivery is done. A failed delivery is due again in
 * 1, 3, 7… minutes or after `retryAfter`, within a day at most, unless a later attempt has begun.
 * The cron job runs every two minutes, so the attempts follow 2, 4, 8… minutes apart.
 */
export async function recordResult(
  db: D1Database,
  { lead, channel, attempt }: Claim,
  outcome: DeliveryResult,
): Promise<void> {
  const own = 'WHERE lead = ?1 AND channel = ?2 AND done IS NULL';
  if (outcome.result === 'retry') {
    const wait = Math.min(Math.max(60 * (2 ** attempt - 1), Math.ceil(outcome.retryAfter)), day);
    await db
      .prepare(`UPDATE deliveries SET due = ?3 ${own} AND attempts = ?4`)
      .bind(lead, channel, isoTime(wait), attempt)
      .run();
  } else {
    await db
      .prepare(`UPDATE deliveries SET ${outcome.result} = ?3 ${own}`)
      .bind(lead, channel, isoTime())
      .run();
  }
}
