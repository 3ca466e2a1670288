import { HOME_HEIGHT, INNER_HEIGHT, searchHeight, WIDE_MENU_HEIGHT } from './bar-height.js';

it('is 120 px closed on the home page, 76 px on the others, and 700 px with the wide menu', () => {
  expect([HOME_HEIGHT, INNER_HEIGHT, WIDE_MENU_HEIGHT]).toEqual([120, 76, 700]);
});

it.each([
  [0, 120 + 64 + 32 + 56],
  [1, 120 + 64 + 32 + 56 + 36 + 16],
  [6, 120 + 64 + 32 + 56 + 6 * 36 + 16],
  [9, 120 + 64 + 32 + 56 + 6 * 36 + 16],
])('with %d suggestions the open search is %d px tall', (suggestions, height) => {
  expect(searchHeight(suggestions, HOME_HEIGHT)).toBe(height);
});
