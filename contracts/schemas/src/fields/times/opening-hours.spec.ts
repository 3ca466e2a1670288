import { storeResource } from '../../resources/store.js';

const openingHours = storeResource.fields.openingHours;
const timeZone = storeResource.fields.timeZone;
const at = (day: string, opens: string, closes: string) => ({ day, opens, closes });

test('periods are put in the order of the week and of the day', () => {
  const periods = [at('sunday', '11:00', '15:00'), at('monday', '14:00', '18:00'), at('monday', '09:00', '12:30')];
  expect(openingHours.validateSync(periods)).toEqual([periods[2], periods[1], periods[0]]);
});

test('absent, null and an empty text mean no opening hours', () => {
  for (const nothing of [undefined, null, '']) expect(openingHours.validateSync(nothing)).toEqual([]);
});

test('a period may not begin when the previous one ends', () => {
  expect(() => openingHours.validateSync([at('friday', '10:00', '13:00'), at('friday', '13:00', '18:00')])).toThrow(
    'must not overlap',
  );
  expect(openingHours.isValidSync([at('friday', '10:00', '13:00'), at('saturday', '13:00', '18:00')])).toBe(true);
});

test('opening hours may be JSON text of a form', () => {
  const periods = [at('friday', '10:00', '13:00')];
  expect(openingHours.validateSync(JSON.stringify(periods))).toEqual(periods);
});

test.each(['Europe/Vienna', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is a time zone', (name) => {
  expect(timeZone.isValidSync(name)).toBe(true);
});

test.each(['Vienna', '+01:00', 'Europe/Atlantis', 'europe vienna'])('%s is no time zone', (name) => {
  expect(timeZone.isValidSync(name)).toBe(false);
});
