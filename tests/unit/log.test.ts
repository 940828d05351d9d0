import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logError, wrapConsole } from '../../src/runtime/log.ts';

describe('logError', () => {
  const log = vi.spyOn(console, 'error');
  beforeEach(() => void log.mockImplementation(() => undefined));
  afterEach(() => log.mockReset());

  const logged = () => JSON.parse(log.mock.lastCall?.[0]);

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

  it.each(['jane@doe.example', 'no\n    at jane@doe.example:1:1\n    at jane@doe.example'])(
    'shows nothing of the message “%s”, nor of what is no error',
    (message) => {
      logError('lead-lost', new Error(message));
      expect(log.mock.lastCall?.[0]).not.toContain('jane');
      expect(logged().frames[0]).toContain('log.test.ts');
      logError('lead-lost', message, { id: 'a1' });
      expect(logged()).toEqual({ event: 'lead-lost', id: 'a1' });
    },
  );
});

describe('wrapConsole', () => {
  const written: string[] = [];
  const write = (...parts: unknown[]) => void written.push(parts.join(' '));
  const target = { error: write, warn: write };
  wrapConsole(target);
  beforeEach(() => void written.splice(0));

  it('makes one line of JSON of what a framework writes, without its words', () => {
    const failure = new TypeError('jane@doe.example\n    at jane@doe.example:1:1');
    target.error('Error during rendering:', String(failure.stack).replaceAll('\n', '\\n'));
    target.warn(failure);
    for (const line of written) {
      expect(line).not.toMatch(/\n/);
      expect(JSON.parse(line)).toMatchObject({
        event: 'framework',
        error: 'TypeError',
        frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      });
    }
    expect(written[1]).not.toContain('jane');
  });

  it('leaves our own lines as they are, and takes no other text or JSON for one', () => {
    target.error('{"event":"lead-lost"}');
    target.error('{"email":"jane@doe.example"}');
    target.warn('jane@doe.example');
    const framework = '{"event":"framework","frames":[]}';
    expect(written).toEqual(['{"event":"lead-lost"}', framework, framework]);
  });
});
