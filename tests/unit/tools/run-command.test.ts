import { expect, it } from 'vitest';
import { explainError } from '../../../src/tools/run-command.ts';
import { UserError } from '../../../src/tools/user-error.ts';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

it.each([
  [coded('EADDRINUSE', 'listen EADDRINUSE'), 'Port 80 is taken'],
  [coded('ERR_ADDRESS_IN_USE', 'Address already in use'), 'Port 80 is taken'],
  [coded('EACCES', 'listen EACCES: permission denied 127.0.0.1:80'), 'take one above 1023'],
  [coded('EACCES', 'mkdir /data'), 'Nothing can be written to /data'],
  [Object.assign(coded('EROFS'), { path: '/site/dist' }), 'Nothing can be written to /site/dist'],
  [new Error('database is locked'), 'is in use'],
  [new UserError('Usage: so'), 'Usage: so'],
])('%s is explained in one sentence', (error, sentence) => {
  const explained = explainError(error, { port: 80, state: '/data' });
  expect(explained).toContain(sentence);
  expect(explained).not.toContain('\n');
});

it('an error of our own making is shown whole', () => {
  expect(explainError(new TypeError('x is not a function'), {})).toBeUndefined();
});
