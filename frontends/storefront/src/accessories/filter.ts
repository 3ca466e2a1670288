import { ACCESSORY_CATEGORIES, type AccessoryCategory } from '@vitrine/schemas';
import type { Accessory } from '../shared/catalogue/catalogue.js';

/** Categories by which the accessory list can be filtered. */
export type CategoryFilter = 'all' | AccessoryCategory;

export const categoryFilters: readonly CategoryFilter[] = ['all', ...ACCESSORY_CATEGORIES];

export interface AccessoryFilter {
  category: CategoryFilter;
  /** The search text as typed. */
  search: string;
}

/** Query parameters of `/accessories`. */
const CATEGORY_PARAMETER = 'category';
export const SEARCH_PARAMETER = 'search';

/** The filter in the query of an address; an unknown category shows everything. */
export const toFilter = (parameters: URLSearchParams): AccessoryFilter => ({
  category: ACCESSORY_CATEGORIES.find((each) => each === parameters.get(CATEGORY_PARAMETER)) ?? 'all',
  search: parameters.get(SEARCH_PARAMETER) ?? '',
});

/** Address of the accessory list with `filter`. */
export function accessoryListPath({ category, search }: AccessoryFilter): string {
  const parameters = new URLSearchParams();
  if (category !== 'all') parameters.set(CATEGORY_PARAMETER, category);
  if (search.trim()) parameters.set(SEARCH_PARAMETER, search.trim());
  return parameters.size > 0 ? `/accessories?${parameters.toString()}` : '/accessories';
}

/** The accessories that match `filter`; it searches name, brand and description like the API (contract: GET /api/accessories). */
export function narrowed(accessories: readonly Accessory[], { category, search }: AccessoryFilter): Accessory[] {
  const wanted = search.trim().toLowerCase();
  return accessories.filter(
    (accessory) =>
      (category === 'all' || accessory.category === category) &&
      [accessory.name, accessory.brand, accessory.description].some((text) => text?.toLowerCase().includes(wanted)),
  );
}
