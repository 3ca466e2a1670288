import { parseRetention } from './retention-setting.js';

test.each([
  ['90d', '90 days'],
  ['6mo', '6 months'],
  ['10y', '10 years'],
  ['100y', '100 years'],
  ['off', null],
])('%s is %s', (text, period) => expect(parseRetention('RETENTION_CONTACTS', text, '7d')).toBe(period));

test.each(['', '6', '6m', '0d', '-1y', '6 mo', '10000d', '1.5y', 'OFF'])('%s stops the start', (text) =>
  expect(() => parseRetention('RETENTION_CONTACTS', text, '7d')).toThrow(/^RETENTION_CONTACTS must look like 90d, 6mo/),
);

test.each(['1d', '11mo', '364d', '101y', '9999y', '1201mo'])('%s stops the start where a year must be kept', (text) =>
  expect(() => parseRetention('RETENTION_ORDERS', text, '1y')).toThrow(
    `RETENTION_ORDERS must be 1y to 100y, or off, not "${text}"`,
  ),
);

test.each(['12mo', '365d', '1y'])('%s is a year', (text) =>
  expect(parseRetention('RETENTION_ORDERS', text, '1y')).toEqual(expect.any(String)),
);
