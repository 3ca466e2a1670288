import type { Texts } from '@vitrine/platform';
import { readCatalogues } from './testing/catalogues.js';

jest.mock('@vitrine/platform', () => ({
  ...jest.requireActual<object>('@vitrine/platform'),
  registerTexts: jest.fn(),
}));

const catalogues = readCatalogues();

/** Every sentence by its dotted key. */
const flat = (texts: Texts, before = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [before + key]: value } : flat(value, `${before}${key}.`),
    ),
  ) as Record<string, string>;

const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();

it('every text exists in both languages, with the same placeholders, and none is empty', () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(20);
  for (const [name, { de, en }] of Object.entries(catalogues)) {
    const [german, english] = [flat(de), flat(en)];
    expect({ name, keys: Object.keys(english).sort() }).toEqual({ name, keys: Object.keys(german).sort() });
    for (const [key, text] of Object.entries(german)) {
      expect({ name, key, text: text.trim() !== '' && english[key]?.trim() !== '' }).toEqual({ name, key, text: true });
      expect({ name, key, placeholders: placeholders(english[key] ?? '') }).toEqual({
        name,
        key,
        placeholders: placeholders(text),
      });
    }
  }
});
