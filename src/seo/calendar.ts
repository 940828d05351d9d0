import { deliveryClock } from '../clock/delivery-clock.ts';
import { getIntl } from '../intl/get-intl.ts';
import { deliveryDeadline } from '../intl/phrases/delivery-deadline.ts';
import { siteUrl } from '../runtime/site-url.ts';
import type { Locale } from '../site/locales.ts';
import { localePath } from '../site/pages.ts';
import { company } from '../site/site.ts';

const minutes = 30;

/** The delivery of what is ordered now, as an entry for calendars (RFC 5545). */
export function calendar(locale: Locale): string {
  const now = new Date();
  const { delivery } = deliveryClock(now);
  const url = siteUrl(localePath(locale));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.brand)}//on-air.ics//${locale.toUpperCase()}`,
    'BEGIN:VEVENT',
    // The same in all languages: who saves both has one entry.
    `UID:${utc(delivery)}@${new URL(url).host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(delivery)}`,
    `DTEND:${utc(new Date(delivery.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(getIntl(locale).t('calendar.title'))}`,
    `DESCRIPTION:${escapeText(`${deliveryDeadline(locale)}\n${url}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A moment as `20261130T080000Z`. */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/**
 * Breaks a line of more than 75 bytes, never inside a character: 18 of them have at most 72. A space
 * continues the line.
 */
function fold(line: string): string {
  const isLong = new TextEncoder().encode(line).length > 75;
  return isLong ? (line.match(/.{1,18}/gu) ?? []).join('\r\n ') : line;
}
