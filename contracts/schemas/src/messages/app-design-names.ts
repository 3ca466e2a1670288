import type { AppPattern, AppTypeface } from '../constants.js';
import type { Text } from './patterns.js';

/** What the patterns are called. */
export const APP_PATTERN_NAMES: Readonly<Record<AppPattern, Text>> = {
  flinque: { en: 'Flinqué', de: 'Flinqué' },
  clous: { en: 'Clous de Paris', de: 'Clous de Paris' },
  barleycorn: { en: 'Grain d’orge', de: 'Grain d’Orge' },
  scales: { en: 'Écailles', de: 'Écailles' },
  rosette: { en: 'Rosette', de: 'Rosette' },
  spirals: { en: 'Spirals', de: 'Spiralen' },
};

/** What the pairs of typefaces are called. */
export const APP_TYPEFACE_NAMES: Readonly<Record<AppTypeface, Text>> = {
  classic: { en: 'Classic', de: 'Klassisch' },
  editorial: { en: 'Editorial', de: 'Kontrastreich' },
  inscription: { en: 'Inscription', de: 'Inschrift' },
  modern: { en: 'Modern', de: 'Modern' },
};
