import { expect, it } from 'vitest';
import { networksOf } from '../../../../src/edge/submissions/networks-of.ts';

it.each([
  ['203.0.113.1', '203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2', '2001:db8:1'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['::ffff:203.0.113.1', '203.0.113.1', '203.0.113.1'],
  ['', '', ''],
  ['not:an:address', 'not:an:address', 'not:an:address'],
])('%s is counted as the address %s of the network %s', (written, address, network) => {
  expect(networksOf(written)).toEqual({ address, network });
});
