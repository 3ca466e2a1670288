import { LANGUAGES } from '@vitrine/schemas';
import { readDemo } from './demo-files.js';

const { sections, products } = readDemo();

/** What the text of a link to a page must mention. */
const PAGES: Record<string, RegExp> = {
  '/products': /^(Jetzt anfragen|Request now|Faire une demande)$|Editionen|editions|éditions/i,
  '/compare': /vergleichen|Compare|Comparer/,
  '/accessories': /accessoires|accessories/i,
  '/interviews': /Interviews|interviews/,
};

/** The product that a link leads to, with its texts in one language. */
function productAt(link: string, language: (typeof LANGUAGES)[number]) {
  const product = products.find(({ id }) => link === `/product/${id}`);
  return language === 'de' ? product : product?.translations[language];
}

test.each(LANGUAGES.flatMap((language) => sections.map((section) => ({ language, section, key: section.sectionKey }))))(
  'the link of the section $key leads to the page that its text mentions ($language)',
  ({ language, section }) => {
    const ctaText = language === 'de' ? section.ctaText : section.translations[language]?.ctaText;
    const page = PAGES[section.ctaLink];
    if (page) expect(ctaText).toMatch(page);
    else expect(ctaText).toContain(productAt(section.ctaLink, language)?.name ?? 'no product of the demo');
  },
);

test('the section for houses with several addresses links to the product for them', () => {
  const [section] = sections.filter(({ title }) => title.startsWith('Mehrere Adressen'));
  const product = productAt(section?.ctaLink ?? '', 'de');
  expect(product?.subtitle).toMatch(/^Mehrere Adressen/);
});
