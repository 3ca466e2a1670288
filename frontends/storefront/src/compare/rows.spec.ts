import { featureRows } from './rows.js';

it('names every feature once, what most products have first', () => {
  expect(featureRows([{ features: ['A', 'B', 'B'] }, { features: ['C', 'B'] }, { features: ['C', 'B', 'D'] }])).toEqual(
    ['B', 'C', 'A', 'D'],
  );
});
