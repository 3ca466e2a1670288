import { clearLegacyProduct } from './legacy-product.js';

test.each([
  ['old', 'old', null],
  ['old', 'new', 'new'],
  [null, 'old', 'old'],
])('with the retired id %s a stored %s becomes %s', (legacyId, stored, expected) => {
  localStorage.setItem('recentProductId', stored);
  clearLegacyProduct(legacyId);
  expect(localStorage.getItem('recentProductId')).toBe(expected);
});
