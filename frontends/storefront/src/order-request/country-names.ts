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
