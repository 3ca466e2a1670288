import { lookup } from 'node:dns';
import { assertPublicHost, ForbiddenAddressError, isPublicAddress, publicLookup } from './address-guard.js';

test.each([
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['unspecified', '0.0.0.0'],
  ['unspecified', '::'],
  ['link-local', '169.254.1.1'],
  ['link-local', 'fe80::1'],
  ['metadata', '169.254.169.254'],
  ['metadata', 'fd00:ec2::254'],
  ['metadata', '100.100.100.200'],
  ['metadata', '168.63.129.16'],
  ['unique local', 'fd12:3456:789a::1'],
  ['shared', '100.64.0.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:a00:1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64', '64:ff9b::a9fe:a9fe'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001::7f00:1'],
  ['no address', 'localhost'],
])('%s: %s is not public', (_, address) => expect(isPublicAddress(address)).toBe(false));

test.each(['93.184.215.14', '::ffff:93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0/',
])('%s is refused without a look-up', (url) =>
  expect(() => assertPublicHost(new URL(url))).toThrow(ForbiddenAddressError),
);

test('a name is not refused before its lookup', () =>
  expect(() => assertPublicHost(new URL('https://erp.example/'))).not.toThrow());

test.each([{ all: true }, { all: false }])(
  'a name that resolves to this machine is refused when connecting (%j)',
  async (options) => {
    const failure = await new Promise((resolve) => {
      publicLookup(lookup)('localhost', options, (error) => resolve(error));
    });
    expect(failure).toBeInstanceOf(ForbiddenAddressError);
  },
);
