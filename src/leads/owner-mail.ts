import { html } from 'hono/html';
import { callTime } from '../clock/call-time.ts';
import { dayOfMonth } from '../intl/day-of-month.ts';
import { getIntl } from '../intl/get-intl.ts';
import { formatTag, locales } from '../site/locales.ts';
import { company, ownerLanguage } from '../site/site.ts';
import type { Lead } from './lead.ts';

/** Who referred a lead, as a mail names them. */
export type Referrer = { name: string; company: string };

type OwnerMail = { subject: string; text: string; html: string };

/** A line of the mail: a label, its value, and where a tap on the value leads. */
type Row = { label: string; value: string; href?: string | undefined };

/** An e-mail address may contain `?` and `&`, which could add another recipient to a link. */
function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** The digits and the leading `+` of a number as it was entered; undefined if it has no digit. */
function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  const plus = phone.trimStart().startsWith('+') ? '+' : '';
  return digits ? `tel:${plus}${digits}` : undefined;
}

/**
 * The mail that tells the owner of a lead, in the owner's language. `referrer` is undefined if the
 * lead's code is no longer in the table.
 */
export async function ownerMail(lead: Lead, referrer: Referrer | undefined): Promise<OwnerMail> {
  const { t } = getIntl(ownerLanguage);
  const name = `${lead.firstName} ${lead.lastName}`;
  const { affiliate: code } = lead;
  const received = new Date(lead.createdAt);
  const moment = (date: Date) =>
    t('notice.received.value', { date, dateDay: dayOfMonth(ownerLanguage, date) });
  const languages = new Intl.DisplayNames(formatTag(ownerLanguage), { type: 'language' });
  const rows: Row[] = [
    { label: t('notice.phone'), value: lead.phone, href: phoneLink(lead.phone) },
    { label: t('notice.email'), value: lead.email, href: mailLink(lead.email) },
    {
      label: t('notice.affiliate'),
      value: referrer ? t('notice.affiliate.value', { ...referrer, code }) : code,
    },
    { label: t('notice.received'), value: moment(received) },
    { label: t('notice.due'), value: moment(new Date(callTime(received.getTime()))) },
    { label: t('notice.language'), value: languages.of(locales[lead.locale].tag) ?? lead.locale },
  ];
  const intro = [
    t('notice.intro', { name, brand: company.brand }),
    ...(lead.flagged ? [t('notice.flagged')] : []),
  ];
  const reply = t('notice.reply');
  return {
    subject: t('notice.subject', { name, affiliate: referrer?.name ?? code }),
    text: [...intro, rows.map((row) => t('row', textOf(row))).join('\n'), reply].join('\n\n'),
    html: String(
      await html`<!doctype html><html lang="${locales[ownerLanguage].tag}"><meta charset="utf-8">
${intro.map((line) => html`<p>${line}</p>`)}<table>${rows.map(tableRow)}</table><p>${reply}</p></html>`,
    ),
  };
}

/**
 * A telephone number is followed by its link, for mail programs that do not link numbers
 * themselves.
 */
function textOf({ label, value, href }: Row): { label: string; value: string } {
  return { label, value: href?.startsWith('tel:') ? `${value} <${href}>` : value };
}

function tableRow({ label, value, href }: Row) {
  const content = href ? html`<a href="${href}">${value}</a>` : value;
  return html`<tr><th scope="row" align="left">${label}</th><td>${content}</td></tr>`;
}
