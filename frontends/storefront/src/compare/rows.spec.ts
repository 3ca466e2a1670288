import { differs, featureRows } from './rows.js';

it('names every feature once, what most products have first', () => {
  expect(featureRows([{ features: ['A', 'B', 'B'] }, { features: ['C', 'B'] }, { features: ['C', 'B', 'D'] }])).toEqual(
    ['B', 'C', 'A', 'D'],
  );
});

it('compares what the products have in a row', () => {
  expect(differs([true, true])).toBe(false);
  expect(differs([290, undefined])).toBe(true);
  expect(differs(['Gold'])).toBe(false);
});
