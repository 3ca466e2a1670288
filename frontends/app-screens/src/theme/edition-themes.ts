import type { AppTheme } from './theme.js';

/** The six editions of the catalogue, each of which has a theme. */
export const EDITION_NAMES = [
  'classic',
  'classic-atelier',
  'signature',
  'signature-boutique',
  'prestige',
  'prestige-maison',
] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

/** How the app of each edition looks before a house has chosen anything. */
export const EDITION_THEMES: Readonly<Record<EditionName, AppTheme>> = {
  classic: {
    house: 'Aurelia',
    primary: '#0b3326',
    accent: '#c9a961',
    pattern: 'flinque',
    typeface: 'classic',
    dark: false,
  },
  'classic-atelier': {
    house: 'Atelier Brunnhof',
    primary: '#4a3526',
    accent: '#b98d5e',
    pattern: 'clous',
    typeface: 'inscription',
    dark: false,
  },
  signature: {
    house: 'Maison Claire',
    primary: '#142a4a',
    accent: '#c2b280',
    pattern: 'barleycorn',
    typeface: 'editorial',
    dark: false,
  },
  'signature-boutique': {
    house: 'Rosenbrunn',
    primary: '#5a1f33',
    accent: '#d3a58b',
    pattern: 'scales',
    typeface: 'classic',
    dark: false,
  },
  prestige: {
    house: 'Haus Morgenthal',
    primary: '#07261c',
    accent: '#c9a961',
    pattern: 'rosette',
    typeface: 'classic',
    dark: true,
  },
  'prestige-maison': {
    house: 'Sternwald',
    primary: '#101a2e',
    accent: '#cfc4ae',
    pattern: 'spirals',
    typeface: 'inscription',
    dark: true,
  },
};

/** The edition of a product by its name, such as `Signature Boutique`; `classic` for an unknown name. */
export function findEditionName(productName: string): EditionName {
  const slug = productName.trim().toLowerCase().replace(/\s+/g, '-');
  const exact = EDITION_NAMES.find((name) => name === slug);
  return exact ?? [...EDITION_NAMES].reverse().find((name) => slug.includes(name)) ?? 'classic';
}
