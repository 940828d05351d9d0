import type { Environment } from '../environment.ts';
import { getIntl } from '../intl.ts';
import { isLocale, type Locale } from '../locales.ts';
import { logError, logEvent } from '../log.ts';
import { normalizeCode, queryAffiliate } from './affiliates.ts';
import { queueLead } from './delivery.ts';
import { carriers, eachField, readText } from './fields.ts';
import { storeLead } from './lead-store.ts';
import { keep, type Outcome } from './outcome.ts';
import { type LeadFields, parseFields, type Reason } from './schema.ts';
import { secret } from './secret.ts';
import { issueTicket, type Suspicion, suspectToken } from './ticket.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the form brought along, checked: a browser may send anything. */
type Carried = { key: string; locale: Locale; code: string };

type Context = { env: Environment; waitUntil: (work: Promise<unknown>) => void };

/**
 * Decides about a submission and stores the lead. `sent` means committed. Never
 * throws: what goes wrong is logged, and fails with values and ticket kept, so
 * that the same form can be sent again.
 */
export async function acceptLead(form: FormData, context: Context): Promise<Outcome> {
  try {
    const carried = await readCarried(form);
    if (!carried) {
      logEvent('lead-unreadable');
      return { status: 'failed', ...keep(form) };
    }
    const parsed = parseFields(form, carried.locale);
    if (parsed.success) return await store(form, carried, parsed.fields, context);
    return { status: 'invalid', errors: explain(parsed.reasons, carried.locale), ...keep(form) };
  } catch (error) {
    logError('lead-not-stored', error);
    return { status: 'failed', ...keep(form) };
  }
}

async function readCarried(form: FormData): Promise<Carried | undefined> {
  const key = readText(form, carriers.key);
  const locale = readText(form, carriers.locale);
  const affiliate = await queryAffiliate(normalizeCode(readText(form, carriers.code)));
  if (!affiliate || !isLocale(locale) || !uuid.test(key)) return undefined;
  return { key, locale, code: affiliate.code };
}

async function store(
  form: FormData,
  { key, locale, code }: Carried,
  fields: LeadFields,
  { env, waitUntil }: Context,
): Promise<Outcome> {
  const suspicion = await suspect(form, { key, locale, code }, secret(env, 'FORM_TOKEN_SECRET'));
  const createdAt = new Date().toISOString();
  const { result, id } = await storeLead(
    env.DB,
    { ...fields, id: crypto.randomUUID(), key, createdAt, locale, affiliate: code, suspicion },
    env.LEADS_WEBHOOK_URL && !suspicion ? createdAt : null,
  );
  logEvent(`lead-${result}`, { id, locale, affiliate: code, suspicion });
  if (result === 'stored' && !suspicion) waitUntil(queueLead(env, id));
  if (result !== 'refused') return { status: 'sent' };
  // Another lead has this key. With a new ticket the visitor's next try can succeed.
  const ticket = await issueTicket(secret(env, 'FORM_TOKEN_SECRET'), { locale, code });
  return { status: 'failed', ...keep(form), ticket };
}

async function suspect(
  form: FormData,
  carried: Carried,
  tokenSecret: string,
): Promise<Suspicion | null> {
  if (readText(form, carriers.honeypot)) return 'honeypot';
  return suspectToken(tokenSecret, readText(form, carriers.token), carried);
}

function explain(reasons: Partial<Record<string, Reason>>, locale: Locale) {
  const { t } = getIntl(locale);
  return eachField((name) => {
    const reason = reasons[name];
    return reason && t(`contact.invalid.${reason}`);
  });
}
