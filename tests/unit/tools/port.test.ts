import { describe, expect, it } from 'vitest';
import { parsePort } from '../../../src/tools/port.ts';

describe('parsePort', () => {
  it('takes a port, or 8787', () => {
    expect([parsePort('8812'), parsePort(''), parsePort()]).toEqual([8812, 8787, 8787]);
  });

  it.each(['abc', '0', '65536', '-1', '1e3', '80.5', ' 80'])('refuses %j', (text) => {
    expect(() => parsePort(text)).toThrow('is not a port');
  });
});
