import { describe, expect, it } from 'vitest';
import { parseRange } from '../../../../src/edge/recording/byte-range.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 99],
    ['bytes=10-19', 10, 19],
    ['bytes=90-1000', 90, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-30', 70, 99],
    ['bytes=-1000', 0, 99],
    ['Bytes=5-6', 5, 6],
    [' bytes= 5-6 , ', 5, 6],
  ])('%s of 100 bytes is %i to %i', (header, first, last) => {
    expect(parseRange(header, 100)).toEqual({ first, last });
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'cannot satisfy %s',
    (header) => {
      expect(parseRange(header, 100)).toBe('unsatisfiable');
    },
  );

  it.each([
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=,',
    'bytes=a-b',
    'bytes=5-2',
    'bytes=1.5-2',
    'bytes=+1-2',
    'bytes=0-0,-1',
    'bytes=0-4, 10-14',
    'lines=0-1',
    '0-1',
  ])('ignores "%s"', (header) => {
    expect(parseRange(header, 100)).toBeUndefined();
  });
});
