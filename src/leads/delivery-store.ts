import type { Channel } from './lead.ts';

/** The result of an attempt; `retryAfter` is how many seconds the other side asks us to wait. */
export type DeliveryResult =
  | { result: 'done' }
  | { result: 'refused' }
  | { result: 'retry'; retryAfter: number; status?: number };

/** A delivery that is claimed for its nth attempt. */
export type Claim = { lead: string; channel: Channel; attempt: number };

/** Seconds for an attempt: 10 for an answer, the rest for recording it. */
const claimTime = 30;

/** Seconds. The longest wait between two attempts. */
const day = 24 * 60 * 60;

/** The time this many seconds from now, in ISO 8601. */
function isoTime(seconds = 0): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}

/**
 * Claims the open delivery of a channel that has been due longest, or that of one lead: pushes its
 * `due` forward so that nobody else claims it in the meantime, even if this worker dies. Returns
 * undefined if none is due. A `due` further ahead than any wait comes from a wrong clock, and is
 * ignored.
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
 * Records the result of an attempt. After a failure the next attempt is due in 2, 4, 8… seconds, or
 * later if asked for, but within a day; unless a later attempt has begun. A delivery that is done
 * stays done.
 */
export async function recordResult(
  db: D1Database,
  { lead, channel, attempt }: Claim,
  outcome: DeliveryResult,
): Promise<void> {
  const own = 'WHERE lead = ?1 AND channel = ?2 AND done IS NULL';
  if (outcome.result === 'retry') {
    const wait = Math.min(Math.max(2 ** attempt, Math.ceil(outcome.retryAfter)), day);
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

/**
 * Opens the missing deliveries by a channel for leads of the last day, which came in before it was
 * set. `npm run leads -- retry --all` does so for older ones.
 */
export async function openMissing(db: D1Database, channel: Channel): Promise<void> {
  await db
    .prepare(
      `INSERT INTO deliveries (lead, channel, due)
       SELECT id, ?1, ?2 FROM leads WHERE created_at > ?3 ON CONFLICT DO NOTHING`,
    )
    .bind(channel, isoTime(), isoTime(-day))
    .run();
}
