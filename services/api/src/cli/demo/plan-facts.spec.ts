import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@vitrine/schemas';
import { planTexts } from '@vitrine/schemas/plan-facts';

const PAGES = join(process.cwd(), '../../infra/local/demo/catalogue/pages');

/** The text of a page without its markup. */
const readPage = (name: string): string =>
  readFileSync(join(PAGES, name), 'utf8')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \n]+/g, ' ');

test.each(LANGUAGES)('the terms in %s contain every fact of the plans word by word', (language) => {
  const terms = readPage(`terms_conditions.${language}.html`);
  for (const sentence of Object.values(planTexts(language).sentences)) expect(terms).toContain(sentence);
});

test.each([
  ['de', 'Im erweiterten Service'],
  ['en', 'With the enhanced service'],
  ['fr', 'Avec le service étendu'],
] as const)('the page about the company in %s agrees with the plans', (language, service) => {
  const about = readPage(`about_us.${language}.html`);
  expect(about).toContain(planTexts(language).warranty);
  expect(about).toContain(service);
});
