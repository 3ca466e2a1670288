import { instantOf, localTime } from './time-zones.js';

test.each([
  ['2026-11-27', '10:30', 'Europe/Berlin', '2026-11-27T09:30:00.000Z'],
  ['2026-07-01', '10:30', 'Europe/Berlin', '2026-07-01T08:30:00.000Z'],
  ['2026-07-01', '10:30', 'Europe/London', '2026-07-01T09:30:00.000Z'],
  ['2026-12-31', '00:15', 'Asia/Tokyo', '2026-12-30T15:15:00.000Z'],
  // Clocks are set back at 03:00: 02:30 occurs twice, and the first one is used.
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  // Clocks are set forward at 02:00: 02:30 is skipped.
  ['2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28', '01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
])('%s at %s in %s is %s', (date, time, zone, instant) => {
  expect(instantOf(date, time, zone)?.toISOString()).toBe(instant);
});

test.each([
  ['', '10:30'],
  ['2026-11-27', ''],
  ['27.11.2026', '10:30'],
  ['2026-13-01', '10:30'],
  ['2026-11-27', '25:00'],
  ['2026-11-27', '1030'],
])('%p at %p is no time', (date, time) => {
  expect(instantOf(date, time, 'Europe/Berlin')).toBeUndefined();
});

test('clocks show the date and the time of their zone', () => {
  expect(localTime(new Date('2026-12-31T23:30:00Z'), 'Europe/Berlin')).toBe('2027-01-01T00:30');
  expect(localTime(new Date('2026-12-31T23:00:00Z'), 'Europe/Berlin')).toBe('2027-01-01T00:00');
});
