import { annualClosure } from '../facts/business.ts';
import { calendarDay, type Day, dayMs } from './paris-time.ts';

/** Public holidays of mainland France with a fixed date: month and day (art. L3133-1 C. trav.). */
const fixedHolidays = [
  [1, 1],
  [5, 1],
  [5, 8],
  [7, 14],
  [8, 15],
  [11, 1],
  [11, 11],
  [12, 25],
] as const;

/** Holidays in days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const easterHolidays = [1, 39, 50] as const;

/** Returns whether a day is Monday to Friday, not a French public holiday and not a closing day. */
export function isWorkingDay(day: Day): boolean {
  return !isWeekend(day) && !isPublicHoliday(day);
}

export function isWeekend(day: Day): boolean {
  const weekday = new Date(day * dayMs).getUTCDay();
  return weekday === 0 || weekday === 6;
}

export function isPublicHoliday(day: Day): boolean {
  return publicHolidays(new Date(day * dayMs).getUTCFullYear()).includes(day);
}

export function nextWorkingDay(day: Day): Day {
  let next = day + 1;
  while (!isWorkingDay(next)) next += 1;
  return next;
}

export function addWorkingDays(day: Day, count: number): Day {
  let end = day;
  for (let added = 0; added < count; added += 1) end = nextWorkingDay(end);
  return end;
}

function publicHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  return [
    ...[...fixedHolidays, ...annualClosure].map(([month, dayOfMonth]) =>
      calendarDay(year, month, dayOfMonth),
    ),
    ...easterHolidays.map((after) => easter + after),
  ];
}

/** Returns Easter Sunday of the Gregorian calendar, by the Meeus/Jones/Butcher computus. */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekdayShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451);
  const monthAndDay = epact + weekdayShift - 7 * correction + 114;
  return calendarDay(year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1);
}
