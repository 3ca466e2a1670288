import { parseRetention } from './retention-setting.js';

test.each([
  ['90d', '90 days'],
  ['6mo', '6 months'],
  ['10y', '10 years'],
  ['100y', '100 years'],
  ['off', null],
])('%s is %s', (text, period) => expect(parseRetention(text)).toBe(period));
