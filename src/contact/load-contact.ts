import type { Locale } from '../locales.ts';
import { logError } from '../log.ts';
import { type Affiliate, queryAffiliate } from './affiliates.ts';
import type { Ticket } from './outcome.ts';
import { issueTicket } from './ticket.ts';

/** Why there is no form; the message `contact.error.<reason>` says it. */
export type Obstacle = 'missing' | 'invalid' | 'failed';

type Loaded = { status: 'ready'; affiliate: Affiliate; ticket: Ticket } | { status: Obstacle };

/** What the form needs: who referred the visitor, and a ticket. Never throws. */
export async function loadContact(
  code: string,
  locale: Locale,
  tokenSecret: () => string,
  query = queryAffiliate,
): Promise<Loaded> {
  if (!code) return { status: 'missing' };
  try {
    const affiliate = await query(code);
    if (!affiliate) return { status: 'invalid' };
    const ticket = await issueTicket(tokenSecret(), { locale, code: affiliate.code });
    return { status: 'ready', affiliate, ticket };
  } catch (error) {
    logError('contact-not-loaded', error);
    return { status: 'failed' };
  }
}
