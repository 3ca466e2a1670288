import { APP_TYPEFACES, MAXIMUM_LENGTHS } from '../constants.js';
import { atMost, oneOf, required, type Text } from './patterns.js';

/** The sentences about the settings. */
export const SETTINGS = {
  'settings.group': {
    en: 'This part of the settings must be an object',
    de: 'Dieser Teil der Einstellungen muss ein Objekt sein',
  },
  'settings.name': required('The name of the house', 'Der Name des Hauses'),
  'settings.nameLength': atMost('The name of the house', 'Der Name des Hauses', MAXIMUM_LENGTHS.house),
  'settings.logo': {
    en: 'The logo must be a PNG, WebP or AVIF picture',
    de: 'Das Logo muss ein Bild in PNG, WebP oder AVIF sein',
  },
  'settings.primaryContrast': {
    en: 'The main colour has a contrast of {ratio} : 1 to the light ground. Text needs at least 4.5 : 1',
    de: 'Die Hauptfarbe hat einen Kontrast von {ratio} : 1 zum hellen Grund. Text braucht mindestens 4,5 : 1',
  },
  'settings.accentContrast': {
    en: 'The second colour has a contrast of {ratio} : 1 to the main colour. Text needs at least 4.5 : 1',
    de: 'Die zweite Farbe hat einen Kontrast von {ratio} : 1 zur Hauptfarbe. Text braucht mindestens 4,5 : 1',
  },
  'settings.fonts': oneOf('The typefaces', 'Die Schriften', APP_TYPEFACES.join(', ')),
  'settings.priceNote': required('The note beside prices', 'Der Hinweis neben den Preisen'),
  'settings.answerTime': required('The time until an answer', 'Die Zeit bis zur Antwort'),
  'settings.languages': {
    en: 'German is always among the languages of the site',
    de: 'Deutsch gehört immer zu den Sprachen der Website',
  },
  'settings.openingPage': {
    en: 'Please choose a screen of the administration',
    de: 'Bitte wählen Sie eine Seite der Verwaltung',
  },
} as const satisfies Record<string, Text>;
