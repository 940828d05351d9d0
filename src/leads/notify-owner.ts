import { logError, logEvent } from '../log.ts';
import type { Environment } from '../request.ts';
import { company } from '../site.ts';
import { inTime } from '../wait.ts';
import { isoTime } from './iso-time.ts';
import type { Lead } from './lead.ts';
import { claimNotice, findUntold, markNotified, postponeNotice } from './notice-store.ts';
import { ownerMail, type Referrer } from './owner-mail.ts';

type FindReferrer = (code: string) => Promise<Referrer | undefined>;

/** For how many milliseconds an attempt claims a lead. */
const claim = 30_000;

/**
 * Milliseconds that sending may take: a batch ends only with its slowest mail, and others wait for
 * it.
 */
const timeout = 10_000;

/**
 * Milliseconds between two attempts: as long as the lead has waited so far, within these limits.
 */
const pauses = { least: 60_000, most: 24 * 60 * 60 * 1000 } as const;

/**
 * Mails a lead to the owner (`LEADS_NOTIFY`), at least once: if that fails, or if the worker dies
 * meanwhile, the requeuing cron hands the lead in again, at growing intervals. Never throws.
 */
export async function notifyOwner(id: string, env: Environment, findReferrer: FindReferrer) {
  if (!env.LEADS_NOTIFY) return;
  try {
    const lead = await claimNotice(env.DB, id, { now: isoTime(), until: isoTime(claim) });
    if (lead) await attempt(lead, env, findReferrer);
  } catch (error) {
    // The claim runs out, and the cron finds the lead.
    logError('store-failing', error, { id, task: 'notify' });
  }
}

async function attempt(lead: Lead, env: Environment, findReferrer: FindReferrer): Promise<void> {
  const { id, firstName, lastName, email } = lead;
  try {
    // Fields, not a finished message: the sending service encodes them, so no text can become a
    // header.
    const mail = env.MAIL.send({
      to: env.LEADS_NOTIFY,
      from: { name: company.brand, email: company.email },
      replyTo: { name: `${firstName} ${lastName}`, email },
      ...(await ownerMail(lead, await findReferrer(lead.affiliate))),
    });
    await inTime(mail, timeout);
  } catch (error) {
    logError('owner-not-notified', error, { id, code: codeOf(error) });
    const waited = Date.now() - Date.parse(lead.createdAt);
    const pause = Math.min(Math.max(waited, pauses.least), pauses.most);
    return postponeNotice(env.DB, id, isoTime(pause));
  }
  await markNotified(env.DB, id);
  logEvent('owner-notified', { id });
}

/** Cloudflare's code for the failure: `E_SENDER_NOT_VERIFIED`, `E_RECIPIENT_NOT_ALLOWED`... */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Queues the leads that the owner has yet to be told of, up to 100, and logs how many. */
export async function requeueNotices(env: Environment): Promise<void> {
  if (!env.LEADS_NOTIFY) return;
  const ids = await findUntold(env.DB, isoTime());
  if (ids.length === 0) return;
  await env.QUEUE.sendBatch(ids.map((id) => ({ body: { id, task: 'notify' } })));
  logEvent('notices-requeued', { count: ids.length });
}
