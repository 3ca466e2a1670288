import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from './order-form.ts';

/** All texts of the page, visible or for screen readers, except those marked as another language. */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
      const element = node instanceof Element ? node : null;
      return element?.matches('script, style, template, noscript, [lang]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    });
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) texts.add(node.getAttribute(name) ?? '');
      } else texts.add(node.textContent ?? '');
    }
    return [...texts].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
  });

/** Texts that show a key of the catalogues instead of its text, or a placeholder instead of its value. */
export const untranslated = (texts: readonly string[]): string[] =>
  texts.filter((text) => /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/.test(text) || text.includes('{{'));

/** Frequent words of one language that the other does not have. */
const telling: Record<Language, RegExp> = {
  de: /(?<![\p{L}-])(und|der|das|nicht|für|mit|ist|sind|Sie|Ihre?|wir|eine[nmrs]?|auf|von|zum|zur|oder|wird|werden|auch|bei|nach|über|zu)(?![\p{L}-])/u,
  en: /(?<![\p{L}-])(the|and|of|with|your|our|is|are|you|we|for|to|not|from|this|that|by|on)(?![\p{L}-])/iu,
};

/** Texts that are written in the other language than the page's. */
export const ofOtherLanguage = (texts: readonly string[], language: Language): string[] =>
  texts.filter((text) => telling[language === 'de' ? 'en' : 'de'].test(text));

/** Texts that are the same in German and English but not in the catalogue. */
const sameInBoth = [
  ...[
    'Vitrine Atelier GmbH',
    'Lindenhofgasse 7',
    'München',
    'Vitrine',
    'Classic',
    'Signature',
    'Prestige',
    'GMT',
    'FAQ',
    'App',
  ],
  ...['Cookies', 'Service', 'Stores', 'Store', 'Interviews', 'Edition', 'Website', 'Chronograph', 'Name', 'Material'],
  ...['classic', 'prestigius', 'premiume', 'November', 'September', 'Brandenburg', 'Mecklenburg-Vorpommern'],
  // Names of houses in the app's preview.
  ...['Aurelia', 'Atelier Brunnhof', 'Maison Claire', 'Rosenbrunn', 'Haus Morgenthal', 'Sternwald'],
  ...['Guilloché', 'Flinqué', 'Clous de Paris', 'Écailles', 'Rosette', 'Bordeaux', 'Modern', 'Logo', 'Tablet'],
  ...['Rheinland-Pfalz', 'Saarland', 'Sachsen-Anhalt', 'Schleswig-Holstein', 'Thüringen'],
];
const nameFields = ['name', 'brand', 'address', 'city', 'state', 'website', 'clientName', 'clientCompany'];

/** Names of things, houses, people and places, the longest first, as the catalogue has them. */
export async function properNames(request: APIRequestContext): Promise<string[]> {
  const names = new Set(sameInBoth);
  for (const list of ['products', 'accessories', 'stores', 'interviews'])
    for (const row of (await (await request.get(`/api/${list}?lang=en`)).json()) as Record<string, unknown>[])
      for (const field of nameFields) if (typeof row[field] === 'string') names.add(row[field]);
  return [...names].sort((a, b) => b.length - a.length);
}

/** The text without names and addresses, or '' if no word is left. */
export function withoutNames(text: string, names: readonly string[]): string {
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text.replace(/\S+@\S+|(?<!\S)\/\S*/g, ' '));
  return /\p{L}{3}/u.test(rest) ? rest : '';
}
