import { delivery } from '../site/site.ts';

/** A calendar day: whole days since 1 January 1970. */
export type Day = number;

/** A day of 24 hours, in milliseconds. */
export const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Writes how far clocks in France run ahead of UTC: `GMT+01:00`. */
const parisOffset = new Intl.DateTimeFormat('en', {
  timeZone: delivery.timeZone,
  timeZoneName: 'longOffset',
});

/** The calendar day that a date names, `month` counted from 1. */
export function calendarDay(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year, month - 1, dayOfMonth) / dayMs;
}

/** The calendar day in France at a moment. */
export function dayInParis(moment: number): Day {
  return Math.floor((moment + offsetAt(moment)) / dayMs);
}

/** The year in France at a moment. */
export function yearInParis(moment: number): number {
  return new Date(moment + offsetAt(moment)).getUTCFullYear();
}

/** The moment at which clocks in France show a full hour of a day, daylight saving included. */
export function hourInParis(day: Day, hour: number): number {
  const wallTime = day * dayMs + hour * hourMs;
  const guess = wallTime - offsetAt(wallTime);
  return wallTime - offsetAt(guess);
}

/** How far clocks in France run ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  const [, sign = '+', hours, minutes] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parisOffset.format(moment)) ?? [];
  return Number(`${sign}1`) * (Number(hours ?? 0) * hourMs + Number(minutes ?? 0) * 60_000);
}
