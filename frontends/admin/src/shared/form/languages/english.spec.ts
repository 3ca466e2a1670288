import { englishList, englishTexts, missingEnglish, savedEnglishList, withoutEmptyEntries } from './english.js';

it('fills missing English texts with nothing', () => {
  expect(englishTexts({ en: { name: 'Ring' } }, ['name', 'subtitle'])).toEqual({ en: { name: 'Ring', subtitle: '' } });
  expect(englishTexts(undefined, ['name'])).toEqual({ en: { name: '' } });
});

it('brings English entries to the order and length of the German ones', () => {
  expect(englishList(['Rot', 'Grün'], ['Red', 'Green', 'Blue'])).toEqual(['Red', 'Green']);
  expect(englishList(['Rot', 'Grün'], null)).toEqual(['', '']);
});

it('saves a list whole: German where English is missing, none where there is no English', () => {
  expect(savedEnglishList(['Rot', 'Grün'], ['', 'Green'])).toEqual(['Rot', 'Green']);
  expect(savedEnglishList(['Rot'], [' '])).toBeUndefined();
  expect(savedEnglishList([], [])).toBeUndefined();
});

it('counts what is there in German and missing in English', () => {
  const values = {
    name: 'Ring',
    subtitle: '',
    colors: ['Rot', 'Grün'],
    translations: { en: { name: ' ', subtitle: '', colors: ['', 'Green'] } },
  };
  expect(missingEnglish(values, ['name', 'subtitle', 'colors'])).toBe(2);
  expect(missingEnglish({ name: 'Ring' }, ['name'])).toBe(1);
});

it('leaves entries without a German text out of both lists', () => {
  expect(withoutEmptyEntries(['Rot', ' ', undefined, 'Grün'], ['', 'Lost', 'Lost', 'Green'])).toEqual({
    german: ['Rot', 'Grün'],
    english: ['', 'Green'],
  });
});
