import { isSlug, slug, toSlug } from './slug.js';

test.each([
  ['Größe 42: Neues', 'groesse-42-neues'],
  ['  Café  Société! ', 'cafe-societe'],
  ['Classic Atelier – die Werkstatt', 'classic-atelier-die-werkstatt'],
  ['時計', ''],
])('the title %j becomes the address %j', (title, address) => {
  expect(toSlug(title)).toBe(address);
  if (address) expect(slug().isValidSync(address)).toBe(true);
  expect(isSlug(address)).toBe(address !== '');
});

test('a long title becomes a valid address', () => {
  const address = toSlug('eine Neuigkeit '.repeat(20));
  expect(address.length).toBeLessThanOrEqual(100);
  expect(slug().isValidSync(address)).toBe(true);
});

test.each(['Neu', 'neu_es', '-neu', 'neu-', 'neu--es', 'über', 'a/b', 'a'.repeat(101)])('%j is no address', (text) => {
  expect(isSlug(text)).toBe(false);
  expect(() => slug().validateSync(text)).toThrow('Please use lower-case letters a to z, digits and single hyphens');
});

test('an address is required', () => {
  expect(() => slug().validateSync(' ')).toThrow('Address is required');
});
