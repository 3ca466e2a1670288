import { registerTexts } from '@vitrine/platform';

export const navigationTexts = 'navigation';

registerTexts(navigationTexts, {
  de: {
    skip: 'Zum Inhalt springen',
    bar: 'Hauptnavigation',
    home: 'Vitrine, zur Startseite',
    collection: 'Kollektion',
    language: 'Sprache',
    chooseLanguage: 'Wählen Sie Ihre Sprache',
    german: 'DE, Deutsch',
    english: 'EN, English',
  },
  en: {
    skip: 'Skip to content',
    bar: 'Main navigation',
    home: 'Vitrine, to the home page',
    collection: 'Collection',
    language: 'Language',
    chooseLanguage: 'Choose your language',
    german: 'DE, Deutsch',
    english: 'EN, English',
  },
});
