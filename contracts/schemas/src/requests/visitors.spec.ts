import { keptNetwork, loggedPath, MAX_PATH, visitorNetwork } from './visitors.js';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:42:a:b:c:d', '2001:db8:0:42'],
  ['2001:DB8:0:0042::1', '2001:db8:0:42'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('limits count %p as %p', (address, network) => expect(visitorNetwork(address)).toBe(network));

test.each([
  ['/a?b=c', '/a'],
  ['/a#b', '/a'],
  ['/a', '/a'],
  ['/api/orders/erika%40haus.example/x', '/api/orders/[redacted]/x'],
  ['/erika@haus.example?a=b', '/[redacted]'],
  [`/admin/invitation/${'aZ-_'.repeat(16)}`, '/admin/invitation/[redacted]'],
  [
    `/api/previews/page.0197a3f2-7c1e-7000-8000-000000000000.1764288000000.${'aZ-'.repeat(14)}_`,
    '/api/previews/[redacted]',
  ],
  ['/api/orders/0197a3f2-7c1e-7000-8000-000000000000', '/api/orders/0197a3f2-7c1e-7000-8000-000000000000'],
])('the path of %s is logged as %s', (url, path) => expect(loggedPath(url)).toBe(path));

test('an address that is cut off at the end of a long path is not logged', () => {
  const long = `/${'a'.repeat(MAX_PATH - 10)}/erika.mustermann@haus.example`;
  expect(loggedPath(long)).toBe(`/${'a'.repeat(MAX_PATH - 10)}/[cut]`);
});

test.each(['a', '/', '%', '?', '/@'])('a long path of %p is cut in linear time', (text) => {
  expect(loggedPath(`/${text.repeat(1_000_000)}`).length).toBeLessThanOrEqual(MAX_PATH);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['', ''],
])('of the address %s only %s is stored', (address, network) => {
  expect(keptNetwork(address)).toBe(network);
});
