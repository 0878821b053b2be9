import { networkOf } from './network-of';

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:cb00:7109', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2ab::1', '2001:db8:1:200::/56', '2001:db8:1:200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0:0::/56'],
  ['2001:0db8:1:2ff:1:2:3:4', '2001:db8:1:200::/56', '2001:db8:1:200::/56'],
  ['::1', '0:0:0:0::/56', '0:0:0:0::/56'],
])('gives the network of %s', (address, whole, masked) => {
  expect(networkOf(address)).toBe(whole);
  expect(networkOf(address, { isMasked: true })).toBe(masked);
});
