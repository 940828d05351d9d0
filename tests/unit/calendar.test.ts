import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryDeadline } from '../../src/intl/phrases/delivery-deadline.ts';
import { calendar } from '../../src/seo/calendar.ts';
import { localeCodes } from '../../src/site/locales.ts';
import { localePath } from '../../src/site/pages.ts';

const { title, brand } = vi.hoisted(() => ({
  // Whatever the fold falls on: letters of two bytes, and signs of several code points.
  title: `Débat\\jour; « ça va, 24 h » ${'éà🎙️👩‍💻'.repeat(8)}`,
  brand: 'Onde, l’été',
}));

// The rule, whatever hour the company opens at.
vi.mock('../../src/site/site.ts', async (original) => {
  const site = await original<typeof import('../../src/site/site.ts')>();
  const delivery = { ...site.delivery, opensAt: 9, workingDay: 4 };
  return { ...site, delivery, company: { ...site.company, brand } };
});
vi.mock('../../src/intl/get-intl.ts', async (original) => {
  const { getIntl } = await original<typeof import('../../src/intl/get-intl.ts')>();
  return {
    getIntl: (locale: 'en') => {
      const intl = getIntl(locale);
      const t = (id: string, ...values: object[]) =>
        id === 'calendar.title' ? title : (intl.t as (...all: unknown[]) => string)(id, ...values);
      return { ...intl, t };
    },
  };
});

/** What a calendar reads in the file. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [entry, ...others] = component.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return { component, event: new ICAL.Event(entry) };
}

describe.each(localeCodes)('the calendar file, in %s', (locale) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    // Winter, then from the one into the other.
    ['2026-11-25T12:00:00Z', '2026-12-01T08:00:00.000Z'],
    ['2027-03-24T12:00:00Z', '2027-03-31T07:00:00.000Z'],
    ['2026-10-22T12:00:00Z', '2026-10-28T08:00:00.000Z'],
  ])('of %s has half an hour from the delivery', (now, delivery) => {
    vi.setSystemTime(now);
    const { component, event } = read(calendar(locale));
    expect(event.startDate.toJSDate().toISOString()).toBe(delivery);
    expect(event.duration.toSeconds()).toBe(1800);
    expect(event.summary).toBe(title);
    const url = `https://site.example${localePath(locale)}`;
    expect(event.description).toBe(`${deliveryDeadline(locale)}\n${url}`);
    expect(event.component.getFirstPropertyValue('url')).toBe(url);
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe(now);
    expect(component.getFirstPropertyValue('version')).toBe('2.0');
    expect(component.getFirstPropertyValue('prodid')).toContain(brand.slice(0, 4));
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
  vi.useFakeTimers();
  const idAt = (now: string, locale: 'en' | 'fr') => {
    vi.setSystemTime(now);
    return read(calendar(locale)).event.uid;
  };
  const id = idAt('2026-11-25T08:00:00.001Z', 'en');
  expect(idAt('2026-11-26T08:00:00Z', 'fr')).toBe(id);
  expect(idAt('2026-11-26T08:00:00.001Z', 'en')).not.toBe(id);
  vi.useRealTimers();
});
