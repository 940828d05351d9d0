import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '#src/runtime/timing.ts';

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
