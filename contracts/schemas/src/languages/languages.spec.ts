import { fallbackOrder, inLanguage, LANGUAGES, languageName, LOCALES } from './languages.js';
import { addTexts, textSet } from './text-set.js';

test('a text is taken from the requested language, else from English, else from German', () => {
  expect(fallbackOrder('fr')).toEqual(['fr', 'en', 'de']);
  expect(fallbackOrder('en')).toEqual(['en', 'de']);
  expect(fallbackOrder('de')).toEqual(['de']);
  expect(inLanguage({ de: 'Haus', en: 'house', fr: 'maison' }, 'fr')).toBe('maison');
  expect(inLanguage({ de: 'Haus', en: 'house' }, 'fr')).toBe('house');
});

test.each(LANGUAGES)('%s is a language of the runtime, and its locale is of that language', (language) => {
  expect(Intl.getCanonicalLocales(LOCALES[language])).toEqual([LOCALES[language]]);
  expect(LOCALES[language]).toMatch(new RegExp(`^${language}-`));
  expect(Intl.NumberFormat.supportedLocalesOf(LOCALES[language])).toEqual([LOCALES[language]]);
});

test('the name of a language begins with a capital', () => {
  expect(languageName('fr')).toBe('French');
  expect(languageName('fr', 'fr')).toBe('Français');
  expect(languageName('en', 'de')).toBe('Englisch');
});

test('a browser uses the texts of a further language once they are loaded, and English ones until then', () => {
  const texts = textSet('test-catalogue', { de: { title: 'Titel' }, en: { title: 'title' } });
  expect(texts('fr').title).toBe('title');
  addTexts('test-catalogue', 'fr', { title: 'titre' });
  expect(texts('fr').title).toBe('titre');
  expect(texts('de').title).toBe('Titel');
});
