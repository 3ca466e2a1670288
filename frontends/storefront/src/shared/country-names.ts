import type { countries, Language } from '@vitrine/schemas';

export const otherName: Record<Language, string> = { de: 'Andere', en: 'Other' };

/** The offered countries as a visitor reads them; the request carries the English name. */
export const countryNames: Record<(typeof countries)[number], Record<Language, string>> = {
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

/** Of countries that have stores but are not offered in the order form. */
const furtherNames: Record<string, Record<Language, string>> = {
  Denmark: { de: 'Dänemark', en: 'Denmark' },
  Liechtenstein: { de: 'Liechtenstein', en: 'Liechtenstein' },
  Luxembourg: { de: 'Luxemburg', en: 'Luxembourg' },
  Monaco: { de: 'Monaco', en: 'Monaco' },
  Sweden: { de: 'Schweden', en: 'Sweden' },
};

/** A stored country, which is its English name, as a visitor reads it; one that is not known stays as it is. */
export const countryName = (country: string, language: Language): string =>
  ({ ...furtherNames, ...countryNames })[country]?.[language] ?? country;
