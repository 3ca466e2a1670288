import { savedLists, translatedList, translatedTexts, withoutEmptyEntries } from './translations.js';

it('fills missing texts of each language with empty ones', () => {
  expect(translatedTexts({ en: { name: 'Ring' } }, ['name', 'subtitle'])).toEqual({
    en: { name: 'Ring', subtitle: '' },
    fr: { name: '', subtitle: '' },
  });
  expect(translatedTexts(undefined, ['name'])).toEqual({ en: { name: '' }, fr: { name: '' } });
});

it('brings entries to the order and length of the German ones', () => {
  expect(translatedList(['Rot', 'Grün'], ['Red', 'Green', 'Blue'])).toEqual(['Red', 'Green']);
  expect(translatedList(['Rot', 'Grün'], null)).toEqual(['', '']);
});

it('saves a list whole: a missing entry gets its fallback text, a list without any entry is not saved', () => {
  expect(savedLists(['Rot', 'Grün'], { en: ['', 'Green'] })).toEqual({ en: ['Rot', 'Green'], fr: undefined });
  expect(savedLists(['Rot', 'Grün', 'Blau'], { en: ['', 'Green'], fr: ['Rouge'] })).toEqual({
    en: ['Rot', 'Green', 'Blau'],
    fr: ['Rouge', 'Green', 'Blau'],
  });
  expect(savedLists(['Rot'], { en: [' '] }).en).toBeUndefined();
  expect(savedLists([], { en: [] }).en).toBeUndefined();
});

it('leaves entries without a German text out of all lists', () => {
  expect(
    withoutEmptyEntries(['Rot', ' ', undefined, 'Grün'], { en: ['', 'Lost', 'Lost', 'Green'], fr: ['Rouge'] }),
  ).toEqual({
    german: ['Rot', 'Grün'],
    translations: { en: ['', 'Green'], fr: ['Rouge', ''] },
  });
});
