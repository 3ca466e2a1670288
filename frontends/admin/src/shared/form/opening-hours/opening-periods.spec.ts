import { isBackwards, newPeriod } from './opening-periods.js';

const MONDAY = { day: 'monday', opens: '09:00', closes: '17:00' } as const;

test('a day begins with the times of the last open day before it', () => {
  expect(newPeriod([MONDAY], 'thursday')).toEqual({ day: 'thursday', opens: '09:00', closes: '17:00' });
  expect(newPeriod([{ ...MONDAY, day: 'friday' }], 'monday')).toEqual({
    day: 'monday',
    opens: '10:00',
    closes: '18:30',
  });
});

test('further times of a day begin empty', () => {
  const added = newPeriod([MONDAY], 'monday');
  expect(added).toEqual({ day: 'monday', opens: '', closes: '' });
  expect([added, MONDAY, { ...MONDAY, closes: '08:00' }].map(isBackwards)).toEqual([true, false, true]);
});
