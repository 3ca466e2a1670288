import { fallbackOrder, inLanguage, LANGUAGES, languageName, LOCALES } from './languages.js';
import { addTexts, textSet } from './text-set.js';

test('a text is looked for in the language asked for, then in English, then in German', () => {
  expect(fallbackOrder('fr')).toEqual(['fr', 'en', 'de']);
  expect(fallbackOrder('en')).toEqual(['en', 'de']);
  expect(fallbackOrder('de')).toEqual(['de']);
  expect(inLanguage({ de: 'Haus', en: 'house', fr: 'maison' }, 'fr')).toBe('maison');
  expect(inLanguage({ de: 'Haus', en: 'house' }, 'fr')).toBe('house');
});

test.each(LANGUAGES)('%s is a language that the runtime knows, with a locale of it', (language) => {
  expect(Intl.getCanonicalLocales(LOCALES[language])).toEqual([LOCALES[language]]);
  expect(LOCALES[language]).toMatch(new RegExp(`^${language}-`));
  expect(Intl.NumberFormat.supportedLocalesOf(LOCALES[language])).toEqual([LOCALES[language]]);
});

test('a language is called by its name, with a capital', () => {
  expect(languageName('fr')).toBe('French');
  expect(languageName('fr', 'fr')).toBe('Français');
  expect(languageName('en', 'de')).toBe('Englisch');
});

test('a browser has the texts of a further language as soon as they are there, and English ones until then', () => {
  const texts = textSet('test-catalogue', { de: { title: 'Titel' }, en: { title: 'title' } });
  expect(texts('fr').title).toBe('title');
  addTexts('test-catalogue', 'fr', { title: 'titre' });
  expect(texts('fr').title).toBe('titre');
  expect(texts('de').title).toBe('Titel');
});
