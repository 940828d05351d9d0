import { expect, it } from 'vitest';
import { networkOf } from '../../../../src/edge/submissions/network-of.ts';

it.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['', ''],
  ['not:an:address', 'not:an:address'],
  ['1::2::3', '1::2::3'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
