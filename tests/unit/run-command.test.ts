import { describe, expect, it } from 'vitest';
import { complaint } from '../../src/tools/run-command.ts';
import { Misuse } from '../../src/tools/user-error.ts';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('a failure is said in one sentence', () => {
  it.each([
    [coded('EADDRINUSE', 'listen EADDRINUSE'), 'Port 80 is taken'],
    [coded('EACCES', 'listen EACCES: permission denied 127.0.0.1:80'), 'take one above 1023'],
    [coded('EACCES', 'mkdir /data'), 'No right to use /data (STATE names'],
    [coded('EROFS'), 'No right to use /data'],
    [coded('ENOSPC'), 'The disk is full'],
    [new Error('D1_ERROR: database or disk is full: SQLITE_FULL'), 'The disk is full'],
    [new Error('file is not a database'), 'is damaged'],
    [new Error('no such column: due_at'), 'npm start brings it up to date'],
    [new Error('database is locked'), 'is in use'],
    [new Misuse('Usage: so'), 'Usage: so'],
  ])('%s', (error, sentence) => {
    const said = complaint(error, { port: 80, state: '/data' });
    expect(said).toContain(sentence);
    expect(said).not.toContain('\n');
  });

  it.each([
    ['/', '/data (STATE names another folder)'],
    ['/data/v3', '/data (STATE names another folder)'],
    ['/database', '/database'],
    ['/site/dist', '/site/dist'],
  ])('about %s it names %s', (path, place) => {
    const error = Object.assign(coded('EACCES'), { path });
    expect(complaint(error, { state: '/data' })).toContain(`No right to use ${place}: `);
  });

  it('but one of our own making is shown whole', () => {
    expect(complaint(new TypeError('x is not a function'), {})).toBeUndefined();
  });
});
