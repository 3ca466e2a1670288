import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FURTHER_LANGUAGES, LANGUAGES } from '@vitrine/schemas';

const CATALOGUE = join(process.cwd(), '../../infra/local/demo/catalogue');

const pages = (folder: string) => readdirSync(join(CATALOGUE, folder)).filter((file) => file.endsWith('.html'));
const read = (file: string): object => JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8')) as object;

test.each(['pages', 'articles'])('the demo’s %s exist in every language', (folder) => {
  const names = new Set(pages(folder).map((file) => file.split('.')[0]));
  const expected = [...names].flatMap((name) => LANGUAGES.map((language) => `${name}.${language}.html`));
  expect(pages(folder).toSorted()).toEqual(expected.toSorted());
});

test.each(FURTHER_LANGUAGES)('all demo data with English texts have texts in %s', (language) => {
  const folder = readdirSync(join(CATALOGUE, language));
  expect(folder.length).toBeGreaterThan(0);
  for (const file of folder) {
    const translated = Object.keys(read(join(language, file)));
    expect([file, translated.length]).toEqual([file, [read(file)].flat().length]);
  }
});
