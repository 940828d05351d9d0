import { delivery } from '../facts/business.ts';
import { type Day, dayInParis, parisTimestamp } from './paris-time.ts';
import {
  addWorkingDays,
  isPublicHoliday,
  isWeekend,
  isWorkingDay,
  nextWorkingDay,
} from './working-days.ts';

type DeliveryClock = { start: Date; delivery: Date };

/** A calendar day from the first possible start to the delivery; `count` numbers working days. */
export type CountedDay =
  | { kind: 'weekend' | 'holiday'; date: Date }
  | { kind: 'start' | 'working' | 'delivery'; date: Date; count: number };

/**
 * The 72-hour promise (CONTRIBUTING, Decisions). The clock starts at 9:00 in France on the first
 * working day whose 9:00 is at or after the go-ahead email. That day is day 1. Delivery is at
 * 9:00 on day 4.
 */
export function deliveryClock(email: Date | number): DeliveryClock {
  const [start, end] = clockDays(email);
  return { start: openingTime(start), delivery: openingTime(end) };
}

/** Returns each day from the first possible start to the delivery, at its 9:00 in France. */
export function countedDays(email: Date | number): CountedDay[] {
  const [start, end] = clockDays(email);
  const counted: CountedDay[] = [];
  let count = 0;
  for (let day = firstCandidate(Number(email)); day <= end; day += 1) {
    const date = openingTime(day);
    if (isWeekend(day)) counted.push({ kind: 'weekend', date });
    else if (isPublicHoliday(day)) counted.push({ kind: 'holiday', date });
    else {
      count += 1;
      const kind = day === end ? 'delivery' : day === start ? 'start' : 'working';
      counted.push({ kind, date, count });
    }
  }
  return counted;
}

function clockDays(email: Date | number): [start: Day, end: Day] {
  const candidate = firstCandidate(Number(email));
  const start = isWorkingDay(candidate) ? candidate : nextWorkingDay(candidate);
  return [start, addWorkingDays(start, delivery.deliveryDay - 1)];
}

function firstCandidate(time: number): Day {
  const today = dayInParis(time);
  return time <= parisTimestamp(today, delivery.opensAt) ? today : today + 1;
}

function openingTime(day: Day): Date {
  return new Date(parisTimestamp(day, delivery.opensAt));
}

/** The promised hours per working day: the three from the start to day 4 are 72 hours. */
export const hoursPerDay = 24;

/** Returns the clocks for a Monday and a Wednesday start, away from any public holiday. */
export function exampleDeliveries(): Record<'early' | 'late', DeliveryClock> {
  return {
    early: deliveryClock(new Date('2026-06-08T00:00:00Z')),
    late: deliveryClock(new Date('2026-06-10T00:00:00Z')),
  };
}
