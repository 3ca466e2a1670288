import { takeRoundRobin } from './take-round-robin.js';

test('takes everything up to the limit', () => {
  expect(takeRoundRobin([['a'], [], ['b', 'c']], 5)).toEqual(['a', 'b', 'c']);
});

test('long groups leave room for the others, and each group keeps its order', () => {
  expect(takeRoundRobin([['a', 'b', 'c'], ['d', 'e', 'f'], ['g']], 5)).toEqual(['a', 'b', 'd', 'e', 'g']);
});

test('the first groups are preferred when the limit is less than the number of groups', () => {
  expect(takeRoundRobin([['a'], ['b'], ['c']], 2)).toEqual(['a', 'b']);
});
