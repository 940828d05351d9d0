import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crons } from '../../../src/leads/crons.ts';
import { runCrons } from '../../../src/tools/server/run-crons.ts';
import { triggerCron } from '../../../src/tools/server/trigger-cron.ts';

vi.mock('../../../src/tools/server/trigger-cron.ts', () => ({
  triggerCron: vi.fn(async () => undefined),
}));

const minute = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('triggers each cron in its minute, also after a failure', async () => {
  const ran: string[] = [];
  vi.mocked(triggerCron).mockImplementation(async (_entry, cron) => {
    ran.push(`${cron} at ${new Date().toISOString().slice(11, 16)}`);
    throw new Error('The cron failed');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.setSystemTime('2026-11-20T03:15:20Z');
  runCrons(new URL('http://127.0.0.1/'));
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(ran).toEqual([
    `${crons.requeue} at 03:16`,
    `${crons.retention} at 03:17`,
    `${crons.requeue} at 03:18`,
  ]);
});
