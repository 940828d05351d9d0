import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logError, wrapConsole } from '../../src/worker/log.ts';

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

  it.each([
    'jane@doe.example',
    'no\n    at jane@doe.example\n    at jane@doe.example',
    'no\n    at jane@doe.example:1:1',
  ])('shows nothing of the message “%s”', (message) => {
    logError('lead-lost', new Error(message));
    expect(log.mock.lastCall?.[0]).not.toContain('jane');
    expect(logged().frames[0]).toContain('log.test.ts');
  });

  it.each([undefined, 'jane@doe.example'])('shows nothing of what is no error: %s', (thrown) => {
    logError('lead-lost', thrown, { id: 'a1' });
    expect(logged()).toEqual({ event: 'lead-lost', id: 'a1' });
  });
});

describe('wrapConsole', () => {
  function wrap() {
    const written: string[] = [];
    const target = {
      error: (...parts: unknown[]) => void written.push(parts.join(' ')),
      warn: (...parts: unknown[]) => void written.push(parts.join(' ')),
    };
    wrapConsole(target);
    return { target, written };
  }

  it('makes one line of JSON of what a framework writes, without its words', () => {
    const { target, written } = wrap();
    const failure = new TypeError('jane@doe.example\n    at jane@doe.example');
    target.error('Error during rendering:', String(failure.stack).replaceAll('\n', '\\n'));
    target.warn(failure);
    for (const line of written) {
      expect(line).not.toMatch(/jane|\n/);
      expect(JSON.parse(line)).toEqual({
        event: 'framework',
        error: 'TypeError',
        frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      });
    }
    target.error(new TypeError('no\n    at jane@doe.example:1:1'));
    expect(written[2]).not.toContain('jane');
    target.warn('jane@doe.example');
    expect(JSON.parse(written[3] ?? '')).toEqual({ event: 'framework', frames: [] });
  });

  it('leaves our own lines as they are', () => {
    const { target, written } = wrap();
    target.error('{"event":"lead-lost"}');
    expect(written).toEqual(['{"event":"lead-lost"}']);
  });

  it('takes no other JSON for a line of ours', () => {
    const { target, written } = wrap();
    target.error('{"email":"jane@doe.example"}');
    expect(written).toEqual(['{"event":"framework","frames":[]}']);
  });
});
