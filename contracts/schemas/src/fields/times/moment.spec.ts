import { optionalMoment } from './moment.js';

test.each([
  ['2026-11-23T09:30:00.000Z', '2026-11-23T09:30:00.000Z'],
  ['2026-11-23T10:30+01:00', '2026-11-23T09:30:00.000Z'],
  ['', null],
  [undefined, null],
  [null, null],
])('%j is %j', (given, moment) => {
  expect(optionalMoment().validateSync(given)).toBe(moment);
});

test.each([
  '2026-11-23',
  '2026-11-23T10:30',
  '2026-02-30T10:30Z',
  '2026-11-23T25:00Z',
  '0000-01-01T10:30Z',
  '2026-11-23T10:30+23:00',
  'morgen',
  5,
])('%j is no moment', (given) => {
  expect(optionalMoment().isValidSync(given)).toBe(false);
});
