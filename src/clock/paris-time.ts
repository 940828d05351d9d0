import { delivery } from '../facts/business.ts';

/** A calendar day, as whole days since 1 January 1970. */
export type Day = number;

export const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Formats the UTC offset of France, such as `GMT+01:00`. */
const parisOffset = new Intl.DateTimeFormat('en', {
  timeZone: delivery.timeZone,
  timeZoneName: 'longOffset',
});

export function calendarDay(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year, month - 1, dayOfMonth) / dayMs;
}

export function dayInParis(time: number): Day {
  return Math.floor((time + offsetAt(time)) / dayMs);
}

export function yearInParis(time: number): number {
  return new Date(time + offsetAt(time)).getUTCFullYear();
}

/** Returns the time of a full hour of a day in France, daylight saving included. */
export function parisTimestamp(day: Day, hour: number): number {
  const wallTime = day * dayMs + hour * hourMs;
  const guess = wallTime - offsetAt(wallTime);
  return wallTime - offsetAt(guess);
}

/** Returns the UTC offset of France at a given time, in milliseconds. */
function offsetAt(time: number): number {
  const [, sign = '+', hours, minutes] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parisOffset.format(time)) ?? [];
  return Number(`${sign}1`) * (Number(hours ?? 0) * hourMs + Number(minutes ?? 0) * 60_000);
}
