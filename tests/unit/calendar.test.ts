import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deliveryDeadline } from '../../src/intl/phrases/delivery-deadline.ts';
import { calendar } from '../../src/seo/calendar.ts';
import { type Locale, localeCodes } from '../../src/site/locales.ts';
import { localePath } from '../../src/site/pages.ts';

// Whatever the fold falls on: letters of two bytes, and signs of several code points.
const title = vi.hoisted(() => `Débat\\jour; « ça va, 24 h » ${'éà🎙️👩‍💻'.repeat(8)}`);
vi.mock('../../src/intl/get-intl.ts', async (original) => {
  const { getIntl } = await original<typeof import('../../src/intl/get-intl.ts')>();
  const translate = (locale: Locale) => getIntl(locale).t as (...all: unknown[]) => string;
  const t = (locale: Locale, id: string, ...values: object[]) =>
    id === 'calendar.title' ? title : translate(locale)(id, ...values);
  return { getIntl: (locale: Locale) => ({ ...getIntl(locale), t: t.bind(null, locale) }) };
});

// The rule, whatever hour the company opens at.
vi.mock('../../src/site/site.ts', async (original) => {
  const site = await original<typeof import('../../src/site/site.ts')>();
  return { ...site, delivery: { ...site.delivery, opensAt: 9, workingDay: 4 } };
});

/** What a calendar reads in the file of a moment. */
function readAt(now: string, locale: Locale) {
  vi.setSystemTime(now);
  const component = new ICAL.Component(ICAL.parse(calendar(locale)) as unknown[]);
  expect(component.getFirstPropertyValue('version')).toBe('2.0');
  expect(component.getFirstPropertyValue('prodid')).toBeTruthy();
  expect(component.getAllSubcomponents('vevent')).toHaveLength(1);
  return new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined);
}

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

describe.each(localeCodes)('the calendar file, in %s', (locale) => {
  it.each([
    // In winter, then from the one time into the other.
    ['2026-11-25T12:00:00Z', '2026-12-01T08:00:00.000Z'],
    ['2027-03-24T12:00:00Z', '2027-03-31T07:00:00.000Z'],
    ['2026-10-22T12:00:00Z', '2026-10-28T08:00:00.000Z'],
  ])('of %s has half an hour from the delivery', (now, delivery) => {
    const event = readAt(now, locale);
    expect(event.startDate.toJSDate().toISOString()).toBe(delivery);
    expect(event.duration.toSeconds()).toBe(1800);
    expect(event.summary).toBe(title);
    const url = `https://site.example${localePath(locale)}`;
    expect(event.description).toBe(`${deliveryDeadline(locale)}\n${url}`);
    expect(event.component.getFirstPropertyValue('url')).toBe(url);
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe(now);
  });

  it('has lines of at most 75 bytes, each with an end', () => {
    const lines = calendar(locale).split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\ufffd]/);
    }
  });
});

it('an entry keeps its id until the date changes, in all languages', () => {
  const { uid } = readAt('2026-11-25T08:00:00.001Z', 'en');
  expect(readAt('2026-11-26T08:00:00Z', 'fr').uid).toBe(uid);
  expect(readAt('2026-11-26T08:00:00.001Z', 'en').uid).not.toBe(uid);
});
