import { LANGUAGES, type Texts } from '@vitrine/platform';
import { readCatalogues } from './testing/catalogues.js';

jest.mock('@vitrine/platform', () => ({
  ...jest.requireActual<object>('@vitrine/platform'),
  addTexts: jest.fn(),
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

it.each(LANGUAGES)('every text exists in %s, with the same placeholders, and none is empty', (language) => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(20);
  for (const [name, catalogue] of Object.entries(catalogues)) {
    const [german, texts] = [flat(catalogue.de), flat(catalogue[language])];
    expect({ name, keys: Object.keys(texts).sort() }).toEqual({ name, keys: Object.keys(german).sort() });
    for (const [key, text] of Object.entries(german)) {
      expect({ name, key, text: texts[key]?.trim() !== '' }).toEqual({ name, key, text: true });
      expect({ name, key, placeholders: placeholders(texts[key] ?? '') }).toEqual({
        name,
        key,
        placeholders: placeholders(text),
      });
    }
  }
});

it('French has a non-breaking space before double punctuation and inside quotation marks', () => {
  const texts = Object.values(catalogues).flatMap((catalogue) => Object.values(flat(catalogue.fr)));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => / [:;!?»€%]|\p{L}[:;!?»](?:\s|$)|«(?!\u00a0)|'/u.test(text))).toEqual([]);
});
