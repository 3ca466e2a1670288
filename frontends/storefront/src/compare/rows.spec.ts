import { differs, featureRows } from './rows.js';

it('lists every feature once, the most common first', () => {
  expect(featureRows([{ features: ['A', 'B', 'B'] }, { features: ['C', 'B'] }, { features: ['C', 'B', 'D'] }])).toEqual(
    ['B', 'C', 'A', 'D'],
  );
});

it('compares the values of a row', () => {
  expect(differs([true, true])).toBe(false);
  expect(differs([290, undefined])).toBe(true);
  expect(differs(['Gold'])).toBe(false);
});
