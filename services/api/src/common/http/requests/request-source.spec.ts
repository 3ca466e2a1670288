import { visitorNetwork } from '@vitrine/schemas';
import { wideNetwork } from './request-source.js';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:17:4:1::9', '2001:db8:17::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', null],
])('%s is reported as %p', (address, network) => expect(wideNetwork(visitorNetwork(address))).toBe(network));
