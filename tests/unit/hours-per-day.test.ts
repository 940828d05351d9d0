import { expect, it, vi } from 'vitest';
import { isDayTick, rulerTicks } from '../../src/artwork/geometry/ticks.ts';
import { hoursPerDay } from '../../src/clock/hours-per-day.ts';

vi.mock('../../src/site/site.ts', async (original) => {
  const site = await original<typeof import('../../src/site/site.ts')>();
  return { ...site, delivery: { ...site.delivery, hours: 36, workingDay: 4 } };
});

it('a day counts for its part of the promised hours, and a ruler marks each', () => {
  expect(hoursPerDay).toBe(12);
  expect([0, 12, 24, 36].every(isDayTick)).toBe(true);
  const marked = rulerTicks(360, 20).filter(({ y2 }) => y2 === 20);
  expect(marked.map(({ x1 }) => x1)).toEqual([0, 120, 240, 360]);
});
