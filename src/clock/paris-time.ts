import { delivery } from '../site/site.ts';

/** A calendar day: whole days since 1 January 1970. */
export type Day = number;

/** A day of 24 hours, in milliseconds. */
export const dayMs = 86_400_000;
const hourMs = 3_600_000;

const parisClock = new Intl.DateTimeFormat('en-US', {
  timeZone: delivery.timeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The calendar day that a date names, `month` counted from 1. */
export function calendarDay(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year, month - 1, dayOfMonth) / dayMs;
}

/** The calendar day that it is in France at a moment. */
export function dayInParis(moment: number): Day {
  return Math.floor((moment + offsetAt(moment)) / dayMs);
}

/** The day of the month that it is in France at a moment. */
export function dayInMonth(moment: number): number {
  return new Date(moment + offsetAt(moment)).getUTCDate();
}

/** The year that it is in France at a moment. */
export function yearInParis(moment: number): number {
  return new Date(moment + offsetAt(moment)).getUTCFullYear();
}

/** The moment at which clocks in France show a full hour of a day, daylight saving included. */
export function hourInParis(day: Day, hour: number): number {
  const wallTime = day * dayMs + hour * hourMs;
  const guess = wallTime - offsetAt(wallTime);
  return wallTime - offsetAt(guess);
}

/** Offsets by hours since 1970: clocks are put forward or back on the hour. */
const offsets = new Map<number, number>();

/** How far clocks in France run ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  const hour = Math.floor(moment / hourMs);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const offset = readOffset(hour * hourMs);
  // A worker asks about a few hours around its own time, so this limit is rarely met.
  if (offsets.size >= 1000) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

function readOffset(moment: number): number {
  const shown = Object.fromEntries(
    parisClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment;
}
