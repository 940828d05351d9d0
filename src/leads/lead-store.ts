import type { Lead } from './lead.ts';

/** The store gives up what somebody waits for after so many milliseconds. */
const patience = 5000;

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
const selection = names.map((name) => `${columns[name]} AS ${name}`).join(', ');

/** What must be the same for a key to be the same submission. */
const payload = ['locale', 'affiliate', 'firstName', 'lastName', 'email', 'phone'] as const;

/**
 * `pending`: not delivered yet. `dead`: every attempt of a round failed, the
 * next cron run begins another. `withheld`: suspect, so never delivered.
 */
type Delivery = 'pending' | 'delivered' | 'dead' | 'withheld';

/** `repeated`: the key is known, with the same payload. `refused`: known with another one. */
type Stored = { result: 'stored' | 'repeated' | 'refused'; id: string };

/**
 * Commits a lead once: the same key with the same payload finds its first row.
 * Throws where the database fails, or is slower than 5 s; the same key may then
 * be sent again. `queuedAt` (ISO 8601) is set where the caller queues it next.
 */
export async function storeLead(
  db: D1Database,
  lead: Lead,
  queuedAt: string | null = null,
): Promise<Stored> {
  const delivery: Delivery = lead.suspicion ? 'withheld' : 'pending';
  const insert = db
    .prepare(
      `INSERT INTO leads (${names.map((name) => columns[name]).join(', ')}, delivery, queued_at)
       VALUES (${names.map(() => '?').join(', ')}, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(...names.map((name) => lead[name]), delivery, queuedAt);
  const select = db
    .prepare(`SELECT ${selection} FROM leads WHERE idempotency_key = ?`)
    .bind(lead.key);
  // One batch is one transaction.
  const [, selected] = await withinPatience(db.batch<Lead>([insert, select]));
  const row = selected?.results[0];
  if (!row) throw new Error('The lead was not stored');
  if (row.id === lead.id) return { result: 'stored', id: row.id };
  const same = payload.every((name) => row[name] === lead[name]);
  return { result: same ? 'repeated' : 'refused', id: row.id };
}

/** A lead that waits for delivery; null where it was erased, delivered or withheld. */
export function findUndelivered(db: D1Database, id: string): Promise<Lead | null> {
  return db
    .prepare(`SELECT ${selection} FROM leads WHERE id = ? AND delivery IN ('pending', 'dead')`)
    .bind(id)
    .first<Lead>();
}

/** Notes a delivery: the receiver has said yes. */
export async function markDelivered(db: D1Database, id: string): Promise<void> {
  await db
    .prepare(`UPDATE leads SET delivery = 'delivered', delivered_at = ? WHERE id = ?`)
    .bind(new Date().toISOString(), id)
    .run();
}

/** Notes that a round of attempts is over without success. */
export async function markDead(db: D1Database, id: string): Promise<void> {
  await db
    .prepare(`UPDATE leads SET delivery = 'dead' WHERE id = ? AND delivery = 'pending'`)
    .bind(id)
    .run();
}

/**
 * Claims up to 100 leads that no queue holds any more, longest waiting first,
 * and gives their ids: the dead, and the pending that were queued before
 * `stale` or never. 100 is what one batch of a queue holds. ISO 8601.
 */
export async function claimUndelivered(
  db: D1Database,
  { now, stale }: { now: string; stale: string },
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE leads SET queued_at = ?1, delivery = 'pending' WHERE id IN (
         SELECT id FROM leads
         WHERE delivery = 'dead' AND COALESCE(queued_at, '') < ?1
            OR delivery = 'pending' AND COALESCE(queued_at, '') < ?2
         ORDER BY queued_at LIMIT 100
       ) RETURNING id`,
    )
    .bind(now, stale)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Throws where the database fails, lacks the table of leads, or is slower than 5 s. */
export async function probeStore(db: D1Database): Promise<void> {
  await withinPatience(db.prepare('SELECT 1 FROM leads LIMIT 1').first());
}

/** Deletes the leads created before a moment (ISO 8601) and says how many. */
export async function deleteOlder(db: D1Database, before: string): Promise<number> {
  const { meta } = await db.prepare('DELETE FROM leads WHERE created_at < ?').bind(before).run();
  return meta.changes;
}

async function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The store is too slow')), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
