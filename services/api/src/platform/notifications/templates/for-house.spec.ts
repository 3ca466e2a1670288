import { FIRST_SETTINGS, type HouseSettings } from '@vitrine/schemas';
import { forHouse } from './for-house.js';

const texts = {
  footer: 'Sent by {house}',
  greetings: ['{house}'],
  heading: (name: string) => `${name}, this is {house}`,
};
const house = (name: string): HouseSettings => ({ ...FIRST_SETTINGS, name });

test('texts, lists and what functions return are filled', () => {
  const filled = forHouse(texts, house('Aurel'), 'en');
  expect(filled.footer).toBe('Sent by Aurel');
  expect(filled.greetings).toEqual(['Aurel']);
  expect(filled.heading('Erika')).toBe('Erika, this is Aurel');
});

test('texts are filled once for the same facts, and again for other facts and for another language', () => {
  const [aurel, berg] = [house('Aurel'), house('Berg')];
  const filled = forHouse(texts, aurel, 'en');
  expect(forHouse(texts, aurel, 'en')).toBe(filled);
  expect(forHouse(texts, aurel, 'de')).not.toBe(filled);
  expect(forHouse(texts, berg, 'en').footer).toBe('Sent by Berg');
});
