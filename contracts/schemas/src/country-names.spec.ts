import { storeResource } from './resources/store.js';

test.each([
  ['Deutschland', 'Germany'],
  [' österreich ', 'Austria'],
  ['GERMANY', 'Germany'],
  ['Luxemburg', 'Luxembourg'],
  ['Iceland', 'Iceland'],
])('the country %j of a store is stored as %j, so that no country is twice in a list', (given, kept) => {
  const store = { name: 'Juwelier Rosenhag', address: 'Residenzstraße 12', city: 'München', country: given };
  expect(storeResource.schema.validateSync(store).country).toBe(kept);
});
