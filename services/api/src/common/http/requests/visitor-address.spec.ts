import type { Request } from 'express';
import { visitorAddress } from './visitor-address.js';

const SECRET = 'a'.repeat(32);

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  visitorAddress({ headers, socket: { remoteAddress } } as unknown as Request, SECRET);

test('a forwarded address is trusted only with the right secret', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  expect(from('127.0.0.1', { ...forwarded, 'x-vitrine-proxy': SECRET })).toBe('203.0.113.7');
  expect(from('127.0.0.1', { ...forwarded, 'x-vitrine-proxy': 'b'.repeat(32) })).toBe('127.0.0.1');
  expect(from('127.0.0.1', forwarded)).toBe('127.0.0.1');
});

test('a forwarded value that is not one address is ignored', () => {
  expect(from('127.0.0.1', { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-vitrine-proxy': SECRET })).toBe('127.0.0.1');
});

test('an IPv6 network counts as one visitor, an IPv4 address in IPv6 form as the IPv4 address', () => {
  expect(from('2001:db8:0:7::1')).toBe(from('2001:0db8:0000:0007:1:2:3:4'));
  expect(from('2001:db8:0:7::1')).not.toBe(from('2001:db8:0:8::1'));
  expect(from('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(from('::1')).toBe('0:0:0:0');
});
