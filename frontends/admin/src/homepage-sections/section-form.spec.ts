import { numberOrZero } from './section-form.js';

test.each([
  [0.3, 0.3],
  ['0.3', 0.3],
  [' 2 ', 2],
  [-1, -1],
  ['', 0],
  [undefined, 0],
  ['half', 0],
  ['1e999', 0],
])('%p counts as %p', (typed, number) => {
  expect(numberOrZero(typed)).toBe(number);
});
