import type { LeadFields } from '../leads/lead.ts';
import { takeLead } from '../leads/take-lead.ts';
import type { Locale } from '../locales.ts';
import { logError, logEvent } from '../log.ts';
import type { Environment } from '../request.ts';
import { secret } from '../secret.ts';
import { getTexts } from '../texts.ts';
import { wait } from '../wait.ts';
import { type Affiliate, queryAffiliate } from './affiliates.ts';
import { eachField } from './fields.ts';
import { asTyped, type Outcome } from './outcome.ts';
import { createReceipt } from './receipt.ts';
import type { Reason } from './schema.ts';
import { sentWords } from './sent-words.ts';
import type { Submission } from './submission.ts';
import { issueTicket, timeUntilRipe } from './ticket.ts';

type Context = { env: Environment; waitUntil: (work: Promise<unknown>) => void };

/**
 * Judges a submission and stores the lead. `sent` means committed: the lead will be delivered,
 * with a flag if the honeypot was filled in. A form that is sent less than 3 s after it was
 * made waits until they have passed; one whose ticket is no longer valid gets a new ticket, and
 * must be sent again. Never throws: an error is logged, and the outcome `failed` keeps the values
 * and the ticket, so that the same form can be sent again.
 */
export async function acceptLead(submission: Submission, context: Context): Promise<Outcome> {
  const { fields, locale } = submission;
  try {
    const affiliate = await queryAffiliate(submission.code);
    if (!affiliate) {
      logEvent('lead-without-affiliate');
      return { status: 'failed', ...asTyped(submission) };
    }
    if (fields.success) return await store(submission, affiliate, fields.fields, context);
    return { status: 'invalid', errors: explain(fields.reasons, locale), ...asTyped(submission) };
  } catch (error) {
    logError('lead-not-stored', error);
    return { status: 'failed', ...asTyped(submission) };
  }
}

async function store(
  submission: Submission,
  affiliate: Affiliate,
  fields: LeadFields,
  { env, waitUntil }: Context,
): Promise<Outcome> {
  const { key, token, locale, honeypot } = submission;
  const { code } = affiliate;
  const tokenSecret = secret(env, 'FORM_TOKEN_SECRET');
  const withNewTicket = async (status: 'failed' | 'again'): Promise<Outcome> => {
    const ticket = await issueTicket(tokenSecret, { locale, code });
    return { status, ...asTyped(submission), ticket };
  };

  const unripe = await timeUntilRipe(tokenSecret, token, { key, locale, code });
  if (unripe === undefined) {
    logEvent('lead-with-stale-ticket', { locale, affiliate: code });
    return withNewTicket('again');
  }
  if (unripe > 0) await wait(unripe);
  const flagged = honeypot !== '';
  const { result, id, createdAt, attempted } = await takeLead(env, {
    ...fields,
    id: crypto.randomUUID(),
    key,
    createdAt: new Date().toISOString(),
    locale,
    affiliate: code,
    flagged,
  });
  waitUntil(attempted);
  logEvent(`lead-${result}`, { id, locale, affiliate: code, flagged });
  // Another lead already has this key. With a new ticket the visitor's next try can succeed.
  if (result === 'conflicting') return withNewTicket('failed');
  // For a form that came before, this is the time of the lead that was stored then.
  const receivedAt = Date.parse(createdAt);
  const receipt = await createReceipt(tokenSecret, code, receivedAt);
  return { status: 'sent', receipt, words: sentWords(locale, affiliate, receivedAt) };
}

function explain(reasons: Partial<Record<string, Reason>>, locale: Locale) {
  const { t } = getTexts(locale);
  return eachField((name) => {
    const reason = reasons[name];
    return reason && t(`contact.invalid.${reason}`);
  });
}
