import { afterEach, beforeEach, vi } from 'vitest';

/** When these tests begin. */
export const start = new Date('2026-11-20T10:00:00.000Z');

/** For all tests of a file: the clock stands still unless a test moves it, and log lines are kept from the console. */
export function stillClock(): void {
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

/** For all tests of a file: every receiver accepts what is posted, unless a test says otherwise. */
export function mockReceiver() {
  const receiver = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', receiver);
    receiver.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  });
  return receiver;
}
