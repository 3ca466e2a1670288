import { APP_PATTERNS, APP_TYPEFACES, MAXIMUM_LENGTHS } from '../constants.js';
import { atMost, oneOf, required, type Text } from './patterns.js';

/** The sentences about the design of the app that a request may carry. */
export const APP_DESIGN = {
  'configuration.type': { en: 'The configuration must be an object', de: 'Die Gestaltung muss ein Objekt sein' },
  'configuration.unknown': {
    en: 'The configuration has only house, primary, accent, pattern and typeface',
    de: 'Die Gestaltung hat nur house, primary, accent, pattern und typeface',
  },
  'configuration.size': {
    en: 'The configuration may have at most 4 KB',
    de: 'Die Gestaltung darf höchstens 4 KB groß sein',
  },
  'house.required': required('The name of your house', 'Der Name Ihres Hauses'),
  'house.length': atMost('The name of your house', 'Der Name Ihres Hauses', MAXIMUM_LENGTHS.house),
  'colour.format': {
    en: 'Please enter a colour as # and six digits or letters from A to F, such as #0B3326',
    de: 'Bitte geben Sie eine Farbe als # mit sechs Ziffern oder Buchstaben von A bis F ein, etwa #0B3326',
  },
  'pattern.oneOf': oneOf('The pattern', 'Das Muster', APP_PATTERNS.join(', ')),
  'typeface.oneOf': oneOf('The typeface', 'Die Schrift', APP_TYPEFACES.join(', ')),
} as const satisfies Record<string, Text>;
