import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logError } from '#src/log.ts';
import { withTimeout } from '#src/timing.ts';

describe('logError', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const logged = () => JSON.parse(log.mock.lastCall?.[0]);

  it('logs the event, its subject, the error’s name and its stack frames', () => {
    logError('lead-lost', new TypeError('no'), { id: 'a1' });
    expect(logged()).toEqual({
      event: 'lead-lost',
      id: 'a1',
      error: 'TypeError',
      frames: expect.arrayContaining([expect.stringContaining('log-and-timing.test.ts')]),
    });
    expect(logged().frames.length).toBeLessThanOrEqual(5);
  });

  it.each(['jane@doe.example', 'no\n    at jane@doe.example:1:1\n    at jane@doe.example'])(
    'leaves out the message “%s” and any value that is not an error',
    (message) => {
      logError('lead-lost', new Error(message));
      expect(log.mock.lastCall?.[0]).not.toContain('jane');
      expect(logged().frames[0]).toContain('log-and-timing.test.ts');
      logError('lead-lost', message, { id: 'a1' });
      expect(logged()).toEqual({ event: 'lead-lost', id: 'a1' });
    },
  );
});

describe('withTimeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['succeeds', () => Promise.resolve('done')],
    ['fails', () => Promise.reject(new Error('done'))],
  ])('leaves no timer behind if the work %s in time', async (_how, work) => {
    const result = await withTimeout(work(), 5000).catch((error: Error) => error.message);
    expect(result).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('throws a TimeoutError if the work takes longer', async () => {
    const late = expect(withTimeout(new Promise(() => undefined), 5000)).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'Timed out after 5000 ms',
    });
    await vi.advanceTimersByTimeAsync(5000);
    await late;
  });
});
