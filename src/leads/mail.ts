import { html } from 'hono/html';
import { callDeadline } from '../clock/deadlines.ts';
import { findAffiliate } from '../facts/affiliates.ts';
import { company, ownerLanguage } from '../facts/business.ts';
import { formatTag, locales } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { withTimeout } from '../timing.ts';
import type { Details, Lead } from './lead.ts';

/** A mail times out after this time. */
const timeoutMs = 10_000;

/**
 * Mails a lead to the owner, with the lead as Reply-To. Throws if the service fails or takes 10 s.
 */
export async function mailLead(env: Env, lead: Lead): Promise<void> {
  const name = `${lead.firstName} ${lead.lastName}`;
  // Separate fields, not a raw message. The service encodes them, so no text can become a header.
  const mail = env.MAIL.send({
    to: env.LEADS_MAIL_TO,
    from: { name: company.brand, email: company.email },
    replyTo: { name, email: lead.email },
    ...(await writeMail(lead, name)),
  });
  await withTimeout(mail, timeoutMs);
}

type Row = [label: string, value: string, href?: string | undefined];

async function writeMail(lead: Lead, name: string): Promise<{ subject: string; html: string }> {
  const { t } = getIntl(ownerLanguage);
  const { affiliate: code, phone, email } = lead;
  // Undefined if the table no longer contains the code.
  const affiliate = findAffiliate(code);
  const received = Date.parse(lead.createdAt);
  const format = (date: Date) => t('mail.received.value', { date });
  const languages = new Intl.DisplayNames(formatTag(ownerLanguage), { type: 'language' });
  const details: Record<Exclude<keyof Details, 'firstName' | 'lastName'>, Row> = {
    phone: [t('mail.phone'), phone, phoneLink(phone)],
    email: [t('mail.email'), email, mailLink(email)],
  };
  const rows: Row[] = [
    ...Object.values(details),
    [t('mail.affiliate'), affiliate ? t('mail.affiliate.value', { ...affiliate, code }) : code],
    [t('mail.received'), format(new Date(received))],
    [t('mail.due'), format(callDeadline(received))],
    [t('mail.language'), languages.of(locales[lead.locale].tag) ?? lead.locale],
  ];
  const content = html`<!doctype html><html lang="${locales[ownerLanguage].tag}"><meta charset="utf-8">
<p>${t('mail.intro', { name, brand: company.brand })}</p>
${lead.honeypotFilled && html`<p>${t('mail.honeypot')}</p>`}
<table>${rows.map(
    ([label, value, href]) =>
      html`<tr><th scope="row" align="left">${label}</th><td>${href ? html`<a href="${href}">${value}</a>` : value}</td></tr>`,
  )}</table>
<p>${t('mail.reply')}</p></html>`;
  const subject = t('mail.subject', { name, affiliate: affiliate?.name ?? code });
  return { subject, html: String(await content) };
}

/** An international number: `+`, at most 15 digits (E.164), and what separates them. */
const internationalNumber = /^\+(?:[\s.-]*\d){1,15}$/;

/** Returns a `tel:` link; undefined for any other number, since guessing could dial a wrong one. */
function phoneLink(phone: string): string | undefined {
  return internationalNumber.test(phone) ? `tel:${phone.replace(/[\s.-]/g, '')}` : undefined;
}

/** `?` and `&` are valid in an address, but could add another recipient to the link. */
function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
