import { registerTexts } from '@vitrine/platform';

export const NAVIGATION_TEXTS = registerTexts('navigation', {
  de: {
    skip: 'Zum Inhalt springen',
    bar: 'Hauptnavigation',
    home: '{{house}}, zur Startseite',
    menu: 'Menü',
    close: 'Schließen',
    search: 'Suche',
    stores: 'Stores',
    favorites: 'Favoriten',
    language: 'Sprache',
    chooseLanguage: 'Wählen Sie Ihre Sprache',
    lost: 'Das konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
  },
  en: {
    skip: 'Skip to content',
    bar: 'Main navigation',
    home: '{{house}}, to the home page',
    menu: 'Menu',
    close: 'Close',
    search: 'Search',
    stores: 'Stores',
    favorites: 'Favourites',
    language: 'Language',
    chooseLanguage: 'Choose your language',
    lost: 'This could not be loaded. Please check your connection.',
  },
});
