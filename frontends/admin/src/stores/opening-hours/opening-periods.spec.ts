import { isBackwards, newPeriod } from './opening-periods.js';

const monday = { day: 'monday', opens: '09:00', closes: '17:00' } as const;

test('a day begins with the times of the last open day before it', () => {
  expect(newPeriod([monday], 'thursday')).toEqual({ day: 'thursday', opens: '09:00', closes: '17:00' });
  expect(newPeriod([{ ...monday, day: 'friday' }], 'monday')).toEqual({
    day: 'monday',
    opens: '10:00',
    closes: '18:30',
  });
});

test('further times of a day begin empty', () => {
  const added = newPeriod([monday], 'monday');
  expect(added).toEqual({ day: 'monday', opens: '', closes: '' });
  expect([added, monday, { ...monday, closes: '08:00' }].map(isBackwards)).toEqual([true, false, true]);
});
