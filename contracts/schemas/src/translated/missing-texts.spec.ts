import { missingTexts } from './missing-texts.js';

const count = (german: object, en?: object | null) =>
  missingTexts({ ...german, translations: { en } }, Object.keys(german), 'en');

test.each<[string, object, object | null | undefined, number]>([
  ['a text without a translation', { name: 'Wien' }, undefined, 1],
  ['a text whose translation is blank', { name: 'Wien' }, { name: ' ' }, 1],
  ['a translated text', { name: 'Wien' }, { name: 'Vienna' }, 0],
  ['no German text', { name: ' ', subtitle: null, colors: [] }, null, 0],
  ['each entry of a list', { services: ['Beratung', 'Gravur', ''] }, { services: ['Advice'] }, 1],
  ['texts by name, by their order', { facts: { Länge: '14 cm', Feder: 'Gold' } }, { facts: { Length: '14 cm' } }, 1],
])('counts %s', (_what, german, english, expected) => {
  expect(count(german, english)).toBe(expected);
});
