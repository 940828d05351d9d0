import { deliveryClock } from './delivery-clock.ts';

/** The clocks of a start on a Monday and on a Wednesday, with no public holiday near. */
export function exampleDeliveries(): Record<'early' | 'late', ReturnType<typeof deliveryClock>> {
  return {
    early: deliveryClock(new Date('2026-06-08T00:00:00Z')),
    late: deliveryClock(new Date('2026-06-10T00:00:00Z')),
  };
}
