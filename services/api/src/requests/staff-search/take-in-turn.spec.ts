import { takeInTurn } from './take-in-turn.js';

test('takes everything where there is room', () => {
  expect(takeInTurn([['a'], [], ['b', 'c']], 5)).toEqual(['a', 'b', 'c']);
});

test('long groups leave room for the others, and each keeps its order', () => {
  expect(takeInTurn([['a', 'b', 'c'], ['d', 'e', 'f'], ['g']], 5)).toEqual(['a', 'b', 'd', 'e', 'g']);
});

test('the first groups come first where there is less room than groups', () => {
  expect(takeInTurn([['a'], ['b'], ['c']], 2)).toEqual(['a', 'b']);
});
