import { deliveryClock } from './delivery-clock.ts';

/** Returns the clocks for a Monday and a Wednesday start, away from any public holiday. */
export function exampleDeliveries(): Record<'early' | 'late', ReturnType<typeof deliveryClock>> {
  return {
    early: deliveryClock(new Date('2026-06-08T00:00:00Z')),
    late: deliveryClock(new Date('2026-06-10T00:00:00Z')),
  };
}
