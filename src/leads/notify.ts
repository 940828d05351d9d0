import { retention } from '../facts/business.ts';
import { logError, logEvent } from '../log.ts';
import type { Lead } from './lead.ts';
import { columns, fromRow, type Row, withDatabaseTimeout } from './lead-store.ts';
import { mailLead } from './mail.ts';
import { postLead } from './webhook.ts';

/** A channel is also the prefix of two columns: `webhook_at` and `webhook_tried_at`. */
type Channel = keyof typeof senders;

/** Each sender throws unless the lead is accepted within 10 s. */
const senders = { webhook: postLead, mail: mailLead };

const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

/** The cron job sends no more after this time, since the next run is due after ten minutes. */
const runMs = 9 * minuteMs;

/** Notifies the owner of a lead through every configured channel. Never throws. */
export async function notifyOwner(env: Env, lead: Lead): Promise<void> {
  await Promise.all(configuredChannels(env).map((channel) => send(env, channel, lead)));
}

/**
 * The cron job. Deletes leads past the retention period, and sends what is owed of the last seven days
 * through each channel. If one of these steps fails, the others still run.
 */
export async function scheduled(_controller: unknown, env: Env): Promise<void> {
  const sendings = configuredChannels(env).map((channel) => sendOwed(env, channel));
  for (const step of await Promise.allSettled([deleteExpired(env.DB), ...sendings])) {
    if (step.status === 'rejected') logError('cron-failed', step.reason);
  }
}

async function deleteExpired(db: D1Database): Promise<void> {
  const before = new Date();
  before.setUTCFullYear(before.getUTCFullYear() - retention.years);
  const expired = db.prepare('DELETE FROM leads WHERE created_at < ? RETURNING id');
  const { results } = await withDatabaseTimeout(expired.bind(before.toISOString()).all());
  if (results.length > 0) logEvent('leads-expired', { count: results.length });
}

function configuredChannels({ LEADS_WEBHOOK_URL, LEADS_MAIL_TO }: Env): Channel[] {
  const channels: Channel[] = [];
  if (LEADS_WEBHOOK_URL) channels.push('webhook');
  if (LEADS_MAIL_TO) channels.push('mail');
  return channels;
}

/**
 * Sends up to 200 leads, one at a time. Each takes two of the 1,000 subrequests of a run. The least
 * recently refused come first, so that leads that a receiver refuses do not hold up others; among
 * those never refused, the newest. A lead of the last minute is left to the request that stored it.
 */
async function sendOwed(env: Env, channel: Channel): Promise<void> {
  const now = Date.now();
  const owed = env.DB.prepare(
    `SELECT ${columns} FROM leads
     WHERE ${channel}_at IS NULL AND created_at BETWEEN ? AND ?
     ORDER BY ${channel}_tried_at, created_at DESC LIMIT 200`,
  ).bind(new Date(now - weekMs).toISOString(), new Date(now - minuteMs).toISOString());
  const { results } = await withDatabaseTimeout(owed.all<Row>());
  for (const row of results) {
    if (Date.now() - now > runMs) return;
    await send(env, channel, fromRow(row));
  }
}

/** Sends a lead, and records the outcome. Never throws; the cron job tries again. */
async function send(env: Env, channel: Channel, lead: Lead): Promise<void> {
  const details = { id: lead.id, channel };
  const record = async (column: string) => {
    const update = env.DB.prepare(`UPDATE leads SET ${column} = ? WHERE id = ?`);
    await withDatabaseTimeout(update.bind(new Date().toISOString(), lead.id).run());
  };
  try {
    await senders[channel](env, lead);
    await record(`${channel}_at`);
    logEvent('lead-notified', details);
  } catch (error) {
    logError('lead-not-notified', error, { ...details, code: codeOf(error) });
    await record(`${channel}_tried_at`).catch(() => undefined);
  }
}

/** The status of a receiver, or Cloudflare's code of a failed mail: `E_SENDER_NOT_VERIFIED`. */
function codeOf(error: unknown): string | undefined {
  // That of a time-out is a number of the DOM's own.
  if (!(error instanceof Error) || error instanceof DOMException) return undefined;
  return 'code' in error ? String(error.code) : undefined;
}
