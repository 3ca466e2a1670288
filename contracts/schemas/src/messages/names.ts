import type { AppPattern, AppTypeface } from '../constants.js';
import type { Language } from '../languages/languages.js';
import { textSet, type Translated } from '../languages/text-set.js';
import { FURTHER } from '../texts/further.js';

export const NAMES_GERMAN = {
  /** Engine-turned patterns of the app's dials. */
  patterns: {
    flinque: 'Flinqué',
    clous: 'Clous de Paris',
    barleycorn: 'Grain d’Orge',
    scales: 'Écailles',
    rosette: 'Rosette',
    spirals: 'Spiralen',
  },
  /** Pairs of typefaces. */
  typefaces: { classic: 'Klassisch', editorial: 'Kontrastreich', inscription: 'Inschrift', modern: 'Modern' },
  otherCountry: 'Anderes Land',
  /** Subject of a mail that replies to a request. */
  replySubject: 'Ihre Anfrage bei {house}',
};

const ENGLISH: Translated<typeof NAMES_GERMAN> = {
  patterns: {
    flinque: 'Flinqué',
    clous: 'Clous de Paris',
    barleycorn: 'Grain d’orge',
    scales: 'Écailles',
    rosette: 'Rosette',
    spirals: 'Spirals',
  },
  typefaces: { classic: 'Classic', editorial: 'Editorial', inscription: 'Inscription', modern: 'Modern' },
  otherCountry: 'Other',
  replySubject: 'Your request to {house}',
};

const names = textSet('names', { de: NAMES_GERMAN, en: ENGLISH, ...FURTHER.names });

/** The name of a pattern. */
export const patternName = (pattern: AppPattern, language: Language): string => names(language).patterns[pattern];

/** The name of a pair of typefaces. */
export const typefaceName = (typeface: AppTypeface, language: Language): string => names(language).typefaces[typeface];

/** The last entry of a list of countries. */
export const otherCountry = (language: Language): string => names(language).otherCountry;

/**
 * The subject of a reply's mail.
 * @param house its name
 * @param number of the record for people: `#` and the last 8 characters of its id
 * @param title the product of an order; empty for a contact request, whose subject could be any text
 */
export const replySubject = (house: string, language: Language, number: string, title: string): string =>
  `${names(language).replySubject.replace('{house}', () => house)} ${number}${title && `: ${title}`}`;
