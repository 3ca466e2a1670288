import { fixedSuggestions } from './fixed-names.js';

const names = (text: string) => fixedSuggestions(text).map(({ name }) => name);

it('suggests the fixed names that contain the text in any case, and nothing for none', () => {
  expect(names('')).toEqual([]);
  expect(names('S')).toEqual(['classic', 'prestigius']);
  expect(names('Pre')).toEqual(['prestigius', 'premiume']);
  expect(names('CLASSIC')).toEqual(['classic']);
  expect(names('classic ')).toEqual([]);
  expect(names('uhr')).toEqual([]);
});

it('leads each name to the edition it stands for', () => {
  expect(fixedSuggestions('i').map(({ edition }) => edition)).toEqual(['classic', 'prestige', 'signature']);
});
