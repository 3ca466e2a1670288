import { parseRetention } from './retention-setting.js';

test.each([
  ['90d', '90 days'],
  ['6mo', '6 months'],
  ['10y', '10 years'],
  ['off', null],
])('%s is %s', (text, period) => expect(parseRetention('RETENTION_CONTACTS', text)).toBe(period));

test.each(['', '6', '6m', '0d', '-1y', '6 mo', '10000d', '1.5y', 'OFF'])('%s stops the start', (text) =>
  expect(() => parseRetention('RETENTION_CONTACTS', text)).toThrow(/^RETENTION_CONTACTS must look like 90d, 6mo/),
);
