import { afterEach, beforeEach, vi } from 'vitest';

/** The time at which these tests begin. */
export const start = new Date('2026-11-20T10:00:00.000Z');

/**
 * Freezes the clock at `start` in all tests of a file, and silences the log. A test may move the
 * clock.
 */
export function freezeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Mocks a receiver that accepts every post, in all tests of a file. A test may override it. */
export function mockReceiver() {
  const receiver = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', receiver);
    receiver.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  });
  return receiver;
}
