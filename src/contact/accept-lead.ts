import { findLead } from '../leads/lead-store.ts';
import { takeLead } from '../leads/take-lead.ts';
import { count } from '../worker/count.ts';
import { logError, logEvent } from '../worker/log.ts';
import type { Environment } from '../worker/request.ts';
import { findAffiliate } from './affiliates.ts';
import { type Accepted, failed, invalid, type Refusal } from './outcome.ts';
import type { Submission } from './submission.ts';

type Context = { env: Environment; waitUntil: (work: Promise<unknown>) => void };

/**
 * Stores the lead of a submission. `sent` means committed: the lead will be delivered. Never
 * throws: an error is logged, and the outcome `failed` keeps what was entered.
 */
export async function acceptLead(
  submission: Submission,
  { env, waitUntil }: Context,
): Promise<Accepted | Refusal> {
  const { parsed, key, locale, code, flagged } = submission;
  if (!parsed.success) return invalid(submission);
  try {
    const affiliate = findAffiliate(code);
    if (!affiliate) {
      logEvent('lead-without-affiliate');
      return failed(submission);
    }
    const { result, id, createdAt, attempted } = await takeLead(env, {
      ...parsed.fields,
      id: crypto.randomUUID(),
      key,
      createdAt: new Date().toISOString(),
      locale,
      affiliate: code,
      flagged,
    });
    waitUntil(attempted);
    logEvent(`lead-${result}`, { id, locale, affiliate: code, flagged });
    if (result === 'stored' && !flagged) {
      count(env, { event: 'lead', page: 'contact', locale, affiliate: code });
    }
    // Another lead already has this key. With a new one the visitor's next try can succeed.
    if (result === 'conflicting') return failed({ ...submission, key: crypto.randomUUID() });
    return { status: 'sent', id, createdAt, affiliate };
  } catch (error) {
    logError('lead-not-stored', error);
    return failed(submission);
  }
}

/**
 * How long an address shows success, in milliseconds: long enough to reload the page, too short to
 * show it later to somebody who has sent nothing.
 */
const lifetime = 10 * 60 * 1000;

/**
 * The lead that the address of a success page names by its id; undefined if this affiliate has no
 * such lead, if it is older than ten minutes, or if the database fails.
 */
export async function findSent(
  { DB }: Pick<Environment, 'DB'>,
  id: string,
  code: string,
): Promise<Accepted | undefined> {
  try {
    const lead = await findLead(DB, id);
    const affiliate = findAffiliate(code);
    if (!lead || !affiliate || lead.affiliate !== code) return undefined;
    if (Date.now() - Date.parse(lead.createdAt) > lifetime) return undefined;
    return { status: 'sent', id, createdAt: lead.createdAt, affiliate };
  } catch (error) {
    logError('sent-lead-not-found', error);
    return undefined;
  }
}
