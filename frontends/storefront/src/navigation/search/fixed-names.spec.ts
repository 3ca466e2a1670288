import { fixedSuggestions } from './fixed-names.js';

const names = (text: string) => fixedSuggestions(text).map(({ name }) => name);

it('suggests the fixed names that contain the text, whatever the case, and none for an empty text', () => {
  expect(names('')).toEqual([]);
  expect(names('S')).toEqual(['classic', 'prestigius']);
  expect(names('Pre')).toEqual(['prestigius', 'premiume']);
  expect(names('CLASSIC')).toEqual(['classic']);
  expect(names('classic ')).toEqual([]);
  expect(names('uhr')).toEqual([]);
});

it('maps each name to its edition', () => {
  expect(fixedSuggestions('i').map(({ edition }) => edition)).toEqual(['classic', 'prestige', 'signature']);
});
