import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logError } from '#src/runtime/log.ts';

describe('logError', () => {
  const log = vi.spyOn(console, 'error');
  beforeEach(() => void log.mockImplementation(() => undefined));
  afterEach(() => log.mockReset());

  const logged = () => JSON.parse(log.mock.lastCall?.[0]);

  it('logs the event, its subject, the error’s name and its stack frames', () => {
    logError('lead-lost', new TypeError('no'), { id: 'a1' });
    expect(logged()).toEqual({
      event: 'lead-lost',
      id: 'a1',
      error: 'TypeError',
      frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    });
    expect(logged().frames.length).toBeLessThanOrEqual(5);
  });

  it.each(['jane@doe.example', 'no\n    at jane@doe.example:1:1\n    at jane@doe.example'])(
    'leaves out the message “%s” and any value that is not an error',
    (message) => {
      logError('lead-lost', new Error(message));
      expect(log.mock.lastCall?.[0]).not.toContain('jane');
      expect(logged().frames[0]).toContain('log.test.ts');
      logError('lead-lost', message, { id: 'a1' });
      expect(logged()).toEqual({ event: 'lead-lost', id: 'a1' });
    },
  );
});
