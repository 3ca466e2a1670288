import type { COUNTRIES, Language } from './constants.js';

/** Countries that the order form offers, as people read them; requests carry the English name. */
export const countryNames: Record<(typeof COUNTRIES)[number], Record<Language, string>> = {
  Germany: { de: 'Deutschland', en: 'Germany' },
  'United States': { de: 'Vereinigte Staaten', en: 'United States' },
  'United Kingdom': { de: 'Vereinigtes Königreich', en: 'United Kingdom' },
  France: { de: 'Frankreich', en: 'France' },
  Italy: { de: 'Italien', en: 'Italy' },
  Spain: { de: 'Spanien', en: 'Spain' },
  Switzerland: { de: 'Schweiz', en: 'Switzerland' },
  Austria: { de: 'Österreich', en: 'Austria' },
  Netherlands: { de: 'Niederlande', en: 'Netherlands' },
  Belgium: { de: 'Belgien', en: 'Belgium' },
  Other: { de: 'Anderes Land', en: 'Other' },
};

/** Countries that have stores but are not offered in the order form. */
export const furtherCountryNames: Record<string, Record<Language, string>> = {
  Denmark: { de: 'Dänemark', en: 'Denmark' },
  Liechtenstein: { de: 'Liechtenstein', en: 'Liechtenstein' },
  Luxembourg: { de: 'Luxemburg', en: 'Luxembourg' },
  Monaco: { de: 'Monaco', en: 'Monaco' },
  Sweden: { de: 'Schweden', en: 'Sweden' },
};

const english = new Map(
  Object.entries({ ...furtherCountryNames, ...countryNames }).flatMap(([name, { de, en }]) =>
    [de, en].map((each) => [each.toLowerCase(), name]),
  ),
);

/** A country's English name for its German one or another spelling in upper and lower case; a country that is not known stays as it is. */
export const englishCountryName = (name: string): string => english.get(name.toLowerCase()) ?? name;
