import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, LANGUAGES, type Language } from '@vitrine/schemas';
import { readCatalogues } from './testing/catalogues.js';

jest.mock('@vitrine/platform', () => ({
  ...jest.requireActual<object>('@vitrine/platform'),
  addTexts: jest.fn(),
  registerTexts: jest.fn(),
}));

const ROOT = join(__dirname, '../../..');
const DEMO = join(ROOT, 'infra/local/demo/catalogue');
/** The files of demo data that visitors read. */
const DEMO_FILES = ['accessories', 'features', 'homepage-sections', 'interviews', 'products', 'stores'];
const NOT_COLUMN: Record<Language, number> = { de: 4, en: 5, fr: 7 };

/** Matches a whole word; one that ends with `*` also at the beginning of other words. */
const toPattern = (word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/\*$/, '')}${word.endsWith('*') ? '' : '(?!\\p{L})'}`, 'iu');

/** The words that no text of a language may contain. */
function readForbidden(language: Language): string[] {
  const rows = readFileSync(join(ROOT, 'docs/shop-terms.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.flatMap((row) =>
    (row.split('|')[NOT_COLUMN[language]] ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );
}

/** Every text of a JSON value with its path and language; texts below a language code are in that language. */
function listTexts(value: unknown, path: string, language: Language): [string, Language, string][] {
  if (typeof value === 'string') return [[path, language, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    listTexts(part, `${path}.${key}`, isLanguage(key) ? key : language),
  );
}

const texts = [
  ...Object.entries(readCatalogues()).flatMap(([name, catalogue]) =>
    LANGUAGES.flatMap((language) => listTexts(catalogue[language], name, language)),
  ),
  ...DEMO_FILES.flatMap((name) => listTexts(JSON.parse(readFileSync(join(DEMO, `${name}.json`), 'utf8')), name, 'de')),
];

it.each(LANGUAGES)('no text of %s uses a forbidden word', (language) => {
  const own = texts.filter(([, of]) => of === language);
  expect(own.length).toBeGreaterThan(500);
  const forbidden = readForbidden(language);
  expect(forbidden.length).toBeGreaterThan(10);
  const found = forbidden.flatMap((word) =>
    own.filter(([, , text]) => toPattern(word).test(text)).map(([path, , text]) => `${word} in ${path}: ${text}`),
  );
  expect(found).toEqual([]);
});
