import type { Language } from '@vitrine/platform';
import type { Store } from '../../shared/catalogue/catalogue.js';
import { countryName } from '../../shared/country-names.js';

/** The countries of the stores, each once, sorted by their names in a language. */
export const listCountries = (stores: readonly Pick<Store, 'country'>[], language: Language): string[] =>
  [...new Set(stores.map(({ country }) => country))].sort((a, b) =>
    countryName(a, language).localeCompare(countryName(b, language), language),
  );
