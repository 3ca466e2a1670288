import type { Language } from '@vitrine/schemas';
import type { Store } from '../shared/catalogue/catalogue.js';
import { countryName } from '../shared/country-names.js';

/** Query parameters of `/store-locator`: the chosen store, and the initial search text. */
export const STORE_PARAMETER = 'store';
export const SEARCH_PARAMETER = 'search';

/** The stores whose name, address, city or country contains the text; the country in English or `language` (public spec §2, Store locator). */
export function matching(stores: readonly Store[], text: string, language: Language): Store[] {
  const wanted = text.trim().toLowerCase();
  return stores.filter(({ name, address, postalCode, city, country }) =>
    [name, address, postalCode, city, country, countryName(country, language)].some((field) =>
      field?.toLowerCase().includes(wanted),
    ),
  );
}

/** The stores sorted by the name of their country; those of one country keep their order. */
export function sortByCountry(stores: readonly Store[], language: Language): Store[] {
  const nameOf = ({ country }: Store): string => countryName(country, language);
  return [...stores].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language));
}
