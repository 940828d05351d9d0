import { isoTime } from './iso-time.ts';
import type { Lead } from './lead.ts';
import { selection } from './lead-store.ts';

/**
 * Claims a lead for one attempt to tell the owner, until a moment: before it nobody else gets the
 * lead. Null if there is nothing to tell, or not yet. Times in ISO 8601.
 */
export function claimNotice(
  db: D1Database,
  id: string,
  { now, until }: { now: string; until: string },
): Promise<Lead | null> {
  return db
    .prepare(
      `UPDATE leads SET notify_at = ?3 WHERE id = ?1 AND notify_at <= ?2 RETURNING ${selection}`,
    )
    .bind(id, now, until)
    .first<Lead>();
}

/** Records that the owner was told, so that it never happens again. */
export async function markNotified(db: D1Database, id: string): Promise<void> {
  await db
    .prepare('UPDATE leads SET notify_at = NULL, notified_at = ?2 WHERE id = ?1')
    .bind(id, isoTime())
    .run();
}

/**
 * Lets the next attempt to tell the owner begin at a moment (ISO 8601), unless another attempt,
 * begun while this one was running, has told them.
 */
export async function postponeNotice(db: D1Database, id: string, until: string): Promise<void> {
  await db
    .prepare('UPDATE leads SET notify_at = ?2 WHERE id = ?1 AND notify_at IS NOT NULL')
    .bind(id, until)
    .run();
}

/**
 * The ids of up to 100 leads that the owner should have been told of by now (ISO 8601), longest
 * waiting first.
 */
export async function findUntold(db: D1Database, now: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT id FROM leads WHERE notify_at <= ? ORDER BY notify_at LIMIT 100')
    .bind(now)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
