import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { callDeadline, firstEpisodeDeadline, pageExpiry } from '#src/clock/deadlines.ts';
import { countedDays, deliveryClock } from '#src/clock/delivery-clock.ts';
import { calendarDay, parisTimestamp, yearInParis } from '#src/clock/paris-time.ts';
import { easterSunday } from '#src/clock/working-days.ts';

vi.mock('#src/facts/business.ts', async () => (await import('./fixed-business.ts')).business);

const dayMs = 86_400_000;

const timeZone = 'Europe/Paris';
const weekday = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' });
const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Formats a moment as the wall clock in France: `Mon 2026-05-04 09:00`. */
const inParis = (moment: Date) => `${weekday.format(moment)} ${clock.format(moment)}`;

it('starts the clock the same day until 9:00, and the next day one millisecond later', () => {
  const nine = Date.parse('2026-06-08T09:00:00.000+02:00');
  expect(deliveryClock(nine).start).toEqual(new Date(nine));
  expect(deliveryClock(nine + 1).start).toEqual(new Date(nine + dayMs));
  expect(deliveryClock(new Date(nine))).toEqual(deliveryClock(nine));
  expect(() => deliveryClock(new Date('never'))).toThrow(RangeError);
});

describe('weekends, public holidays, clock changes', () => {
  it.each([
    ['Monday 9:00 starts at once', '2026-06-08T09:00+02:00', 'Mon 2026-06-08', 'Thu 2026-06-11'],
    ['Saturday before 9:00 waits', '2026-06-13T08:00+02:00', 'Mon 2026-06-15', 'Thu 2026-06-18'],
    ['Sunday night', '2026-06-14T23:59:59+02:00', 'Mon 2026-06-15', 'Thu 2026-06-18'],
    ['summer time begins', '2026-03-27T09:00+01:00', 'Fri 2026-03-27', 'Wed 2026-04-01'],
    ['the hour that is skipped', '2026-03-29T01:30Z', 'Mon 2026-03-30', 'Thu 2026-04-02'],
    ['winter time begins', '2026-10-23T09:00+02:00', 'Fri 2026-10-23', 'Wed 2026-10-28'],
    ['the hour that comes twice', '2026-10-25T02:30+01:00', 'Mon 2026-10-26', 'Thu 2026-10-29'],
    ['Easter Monday', '2026-04-02T15:40+02:00', 'Fri 2026-04-03', 'Thu 2026-04-09'],
    ['1 May', '2026-04-30T09:00+02:00', 'Thu 2026-04-30', 'Wed 2026-05-06'],
    ['8 May and Ascension', '2026-05-07T10:00+02:00', 'Mon 2026-05-11', 'Fri 2026-05-15'],
    ['Ascension', '2026-05-13T09:00+02:00', 'Wed 2026-05-13', 'Tue 2026-05-19'],
    ['Whit Monday', '2027-05-13T15:40+02:00', 'Fri 2027-05-14', 'Thu 2027-05-20'],
    ['14 July', '2026-07-13T10:00+02:00', 'Wed 2026-07-15', 'Mon 2026-07-20'],
    ['15 August', '2028-08-14T10:00+02:00', 'Wed 2028-08-16', 'Mon 2028-08-21'],
    ['1 November', '2027-10-29T10:00+02:00', 'Tue 2027-11-02', 'Fri 2027-11-05'],
    ['11 November', '2026-11-10T10:00+01:00', 'Thu 2026-11-12', 'Tue 2026-11-17'],
    ['Christmas', '2026-12-24T10:00+01:00', 'Mon 2026-12-28', 'Thu 2026-12-31'],
    ['the annual closure', '2028-12-22T10:00+01:00', 'Wed 2028-12-27', 'Tue 2029-01-02'],
    ['into the new year', '2026-12-30T09:00+01:00', 'Wed 2026-12-30', 'Tue 2027-01-05'],
  ])('%s', (_, email, start, delivery) => {
    const dates = deliveryClock(new Date(email));
    expect(inParis(dates.start)).toBe(`${start} 09:00`);
    expect(inParis(dates.delivery)).toBe(`${delivery} 09:00`);
  });

  // From printed calendars.
  it.each([
    ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2029-04-01', '2030-04-21'],
    ...['2035-03-25', '2038-04-25', '2049-04-18', '2076-04-19', '2099-04-12', '2100-03-28'],
  ])('Easter is on %s', (sunday) => {
    expect(easterSunday(Number(sunday.slice(0, 4)))).toBe(Date.parse(sunday) / dayMs);
  });
});

describe('any moment from 2020 to 2099', () => {
  const moments = fc.integer({
    min: Date.parse('2020-01-01T00:00:00Z'),
    max: Date.parse('2099-12-31T23:59:59Z'),
  });
  /** Moments close to 9:00 in France, where an off-by-one error shows. */
  const nearNine = fc
    .tuple(moments, fc.constantFrom(-1, 0, 1))
    .map(([moment, shift]) => deliveryClock(moment).start.getTime() + shift);
  const emails = fc.oneof(moments, nearNine);

  it('starts and ends the clock at 9:00 in France and counts the days between', () => {
    fc.assert(
      fc.property(emails, (email) => {
        const { start, delivery } = deliveryClock(email);
        for (const moment of [start, delivery]) expect(inParis(moment)).toMatch(/ 09:00$/);
        expect(start.getTime()).toBeGreaterThanOrEqual(email);
        const days = countedDays(email);
        const working = days.filter((day) => 'count' in day);
        expect(working.map((day) => day.count)).toEqual([1, 2, 3, 4]);
        expect(working.map((day) => day.kind)).toEqual(['start', 'working', 'working', 'delivery']);
        expect(working.at(0)?.date).toEqual(start);
        expect(days.at(-1)?.date).toEqual(delivery);
      }),
      { numRuns: 200 },
    );
  });
});

it('lists weekends and public holidays, and a holiday on a Sunday as a weekend', () => {
  const kinds = (email: string) =>
    countedDays(new Date(email)).map(({ kind, date }) => `${inParis(date).slice(0, 3)} ${kind}`);
  const rest = ['Sat weekend', 'Sun weekend'];
  expect(kinds('2027-05-13T15:40+02:00')).toEqual([
    ...['Fri start', ...rest, 'Mon holiday', 'Tue working', 'Wed working', 'Thu delivery'],
  ]);
  expect(kinds('2026-10-29T15:40+01:00')).toEqual([
    ...['Fri start', ...rest, 'Mon working', 'Tue working', 'Wed delivery'],
  ]);
});

it.each([
  [29, 3, 1, '2026-03-29T00:00:00Z'],
  [29, 3, 3, '2026-03-29T01:00:00Z'],
  [25, 10, 1, '2026-10-24T23:00:00Z'],
  [25, 10, 4, '2026-10-25T03:00:00Z'],
])('on %i/%i, when the clocks change, %i:00 in France is %s', (day, month, hour, moment) => {
  expect(parisTimestamp(calendarDay(2026, month, day), hour)).toBe(Date.parse(moment));
});

it('begins the year in France an hour before UTC', () => {
  expect(yearInParis(Date.parse('2026-12-31T22:59:59.999Z'))).toBe(2026);
  expect(yearInParis(Date.parse('2026-12-31T23:00:00Z'))).toBe(2027);
});

describe('a lead is called by 17:00 on the next working day', () => {
  it.each([
    ['late on a Friday', '2026-11-20T22:30:00Z', 'Mon 2026-11-23 17:00'],
    ['on a Tuesday that has begun only in France', '2026-11-23T23:30:00Z', 'Wed 2026-11-25 17:00'],
    ['before 1 May, a Friday', '2026-04-30T08:00:00Z', 'Mon 2026-05-04 17:00'],
    ['before summer time begins', '2026-03-27T08:00:00Z', 'Mon 2026-03-30 17:00'],
    ['before summer time ends', '2026-10-23T08:00:00Z', 'Mon 2026-10-26 17:00'],
    ['on New Year’s Eve', '2026-12-31T12:00:00Z', 'Mon 2027-01-04 17:00'],
  ])('if it comes in %s', (_name, received, call) => {
    expect(inParis(callDeadline(Date.parse(received)))).toBe(call);
  });
});

describe('a first episode is delivered within 15 working days of the payment', () => {
  it.each([
    ['a Wednesday', '2026-11-25T12:00+01:00', 'Wed 2026-12-16'],
    ['a Thursday that has begun only in France', '2026-11-25T23:30Z', 'Thu 2026-12-17'],
    ['the last moment of a Friday', '2026-11-27T23:59:59.999+01:00', 'Fri 2026-12-18'],
    ['a Saturday', '2026-11-28T12:00+01:00', 'Fri 2026-12-18'],
    ['the first moment of a Monday', '2026-11-30T00:00+01:00', 'Mon 2026-12-21'],
    ['before 11 November', '2026-10-30T12:00+01:00', 'Mon 2026-11-23'],
    ['before Christmas and New Year', '2026-12-11T12:00+01:00', 'Tue 2027-01-05'],
    ['New Year’s Eve', '2026-12-31T23:59:59.999+01:00', 'Fri 2027-01-22'],
    ['New Year', '2027-01-01T00:00+01:00', 'Fri 2027-01-22'],
    ['before Easter Monday', '2027-03-22T12:00+01:00', 'Tue 2027-04-13'],
    ['before four holidays in May', '2026-04-30T12:00+02:00', 'Wed 2026-05-27'],
    ['before 14 July', '2027-07-13T12:00+02:00', 'Wed 2027-08-04'],
    ['before summer time begins', '2026-03-27T23:30+01:00', 'Mon 2026-04-20'],
    ['the night summer time ends', '2026-10-25T00:30+02:00', 'Mon 2026-11-16'],
  ])('for the payment date: %s', (_name, payment, day) => {
    expect(inParis(firstEpisodeDeadline(Date.parse(payment)))).toBe(`${day} 09:00`);
  });
});

describe('a rendered page is valid until 9:00 or midnight in France', () => {
  // [time of rendering, last moment at which it is valid]
  it.each([
    ['Monday before 9:00', '2026-06-08T06:00:00+02:00', '2026-06-08T09:00:00+02:00'],
    ['Monday at 9:00', '2026-06-08T09:00:00+02:00', '2026-06-08T09:00:00+02:00'],
    ['Monday after 9:00', '2026-06-08T09:00:00.001+02:00', '2026-06-08T23:59:59.999+02:00'],
    ['Saturday', '2026-06-13T08:00:00+02:00', '2026-06-13T23:59:59.999+02:00'],
    ['14 July', '2026-07-14T08:00:00+02:00', '2026-07-14T23:59:59.999+02:00'],
    ['summer time begins', '2026-03-29T00:30:00+01:00', '2026-03-29T23:59:59.999+02:00'],
    ['summer time ends', '2026-10-25T00:30:00+02:00', '2026-10-25T23:59:59.999+01:00'],
    ['New Year’s Eve', '2026-12-31T12:00:00+01:00', '2026-12-31T23:59:59.999+01:00'],
  ])('%s', (_name, rendered, last) => {
    expect(pageExpiry(Date.parse(rendered)) - 1).toBe(Date.parse(last));
  });
});
