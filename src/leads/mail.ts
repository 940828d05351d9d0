import { affiliates } from '../site/affiliates.ts';
import { company } from '../site/site.ts';
import type { Environment } from '../worker/request.ts';
import { inTime } from '../worker/wait.ts';
import type { Outcome } from './delivery-store.ts';
import type { Lead } from './lead.ts';
import { ownerMail } from './owner-mail.ts';

/** How long the sending service may take, in milliseconds. */
const timeout = 10_000;

/**
 * Mails a lead to the owner (`LEADS_NOTIFY`); a reply goes to the lead. Throws if the service
 * refuses the mail, or takes longer than 10 s.
 */
export async function mailLead(env: Environment, lead: Lead): Promise<Outcome> {
  const { firstName, lastName, email } = lead;
  const referrer = affiliates.find(({ code }) => code === lead.affiliate);
  // Fields, not a finished message: the service encodes them, so no text can become a header.
  const mail = env.MAIL.send({
    to: env.LEADS_NOTIFY,
    from: { name: company.brand, email: company.email },
    replyTo: { name: `${firstName} ${lastName}`, email },
    ...(await ownerMail(lead, referrer)),
  });
  await inTime(mail, timeout);
  return { result: 'done' };
}
