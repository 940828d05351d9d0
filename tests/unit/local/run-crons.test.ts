import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { crons } from '../../../src/leads/crons.ts';
import { runCrons } from '../../../src/local/run-crons.ts';
import { triggerCron } from '../../../src/local/trigger-cron.ts';

vi.mock('../../../src/local/trigger-cron.ts', () => ({
  triggerCron: vi.fn(async () => undefined),
}));

const second = 1000;
const minute = 60 * second;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Starts the crons at an hour (UTC); returns what they have done since. */
function startAt(hour: string): string[] {
  vi.setSystemTime(`2026-11-20T${hour}Z`);
  const ran: string[] = [];
  const note = (cron: string) => {
    ran.push(`${cron} at ${new Date(Date.now() + second).toISOString().slice(11, 16)}`);
  };
  onTestFinished(runCrons(new URL('http://127.0.0.1/'), note));
  return ran;
}

describe('runCrons', () => {
  it('triggers each cron in its minute', async () => {
    const ran = startAt('03:15:20');
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(ran).toEqual([
      `${crons.deliver} at 03:16`,
      `${crons.retention} at 03:17`,
      `${crons.deliver} at 03:18`,
    ]);
  });

  it('triggers none twice if a timer fires a millisecond early', async () => {
    const ran = startAt('10:02:30');
    for (let minutes = 0; minutes < 4; minutes += 1) {
      // Timers and the time of day run by two different clocks.
      vi.setSystemTime(Date.now() - 1);
      await vi.advanceTimersByTimeAsync(minute);
    }
    expect(ran).toEqual([`${crons.deliver} at 10:04`, `${crons.deliver} at 10:06`]);
  });

  it('goes on after a failure, which it does not call done', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(triggerCron).mockRejectedValueOnce(new Error('The cron failed'));
    const ran = startAt('10:01:30');
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(ran).toEqual([`${crons.deliver} at 10:04`]);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.lastCall?.[0]).toContain('cron-failed');
    log.mockRestore();
  });

  it('triggers nothing once it is stopped', async () => {
    vi.setSystemTime('2026-11-20T10:01:30Z');
    const done = vi.fn();
    const stop = runCrons(new URL('http://127.0.0.1/'), done);
    stop();
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(done).not.toHaveBeenCalled();
  });
});
