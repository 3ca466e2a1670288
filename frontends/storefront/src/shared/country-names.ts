import type { Language } from '@vitrine/schemas';
import { countryNames, furtherCountryNames } from '@vitrine/schemas/country-names';

export { countryNames };

export const otherName: Record<Language, string> = { de: 'Andere', en: 'Other' };

/** A stored country, which is its English name, as a visitor reads it; one that is not known stays as it is. */
export const countryName = (country: string, language: Language): string =>
  ({ ...furtherCountryNames, ...countryNames })[country]?.[language] ?? country;
