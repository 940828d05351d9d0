import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logError } from '../../src/log.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => undefined));
afterEach(() => log.mockReset());

const logged = () => JSON.parse(log.mock.lastCall?.[0]);

describe('logError', () => {
  it('says what happened, to what, which kind of error and where', () => {
    logError('lead-lost', new TypeError('no'), { id: 'a1' });
    expect(logged()).toEqual({
      event: 'lead-lost',
      id: 'a1',
      error: 'TypeError',
      frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    });
    expect(logged().frames.length).toBeLessThanOrEqual(5);
  });

  it.each(['jane@doe.example', 'no\n    at jane@doe.example\n    at jane@doe.example'])(
    'shows nothing of the message “%s”',
    (message) => {
      logError('lead-lost', new Error(message));
      expect(log.mock.lastCall?.[0]).not.toContain('jane');
      expect(logged().frames[0]).toContain('log.test.ts');
    },
  );

  it.each([undefined, 'jane@doe.example'])('shows nothing of what is no error: %s', (thrown) => {
    logError('lead-lost', thrown, { id: 'a1' });
    expect(logged()).toEqual({ event: 'lead-lost', id: 'a1' });
  });
});
