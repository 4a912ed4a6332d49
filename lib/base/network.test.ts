import { expect, it } from 'vitest';
import { readAddress, toNetwork } from './network.mjs';

it.each([
  ['203.0.113.9', '203.0.113.9/32'],
  ['203.0.113.9:51234', '203.0.113.9/32'],
  ['::ffff:203.0.113.9', '203.0.113.9/32'],
  ['2001:db8:1:2aa::1', '2001:db8:1:200::/56'],
  ['[2001:db8:1:2aa::1]:443', '2001:db8:1:200::/56'],
  ['"[2001:db8:1:2aa::1]"', '2001:db8:1:200::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['1', undefined],
  ['', undefined],
])('%s is of the network %s', (text, network) => {
  const address = readAddress(text);
  expect(address && toNetwork(address, { ipv4: 32, ipv6: 56 })).toBe(network);
});
