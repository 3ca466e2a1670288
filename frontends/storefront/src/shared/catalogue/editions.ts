/** The three editions; a product belongs to those whose word its name contains (public spec §2, Product list). */
export const EDITIONS = ['classic', 'signature', 'prestige'] as const;
export type Edition = (typeof EDITIONS)[number];

/** An edition's word with a capital. */
export const capitalised = (word: Edition): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Filters of the product list. */
export type EditionFilter = 'all' | Edition;
export const editionFilters: readonly EditionFilter[] = ['all', ...EDITIONS];

/** Query parameter of `/products` with the {@link EditionFilter}. */
export const EDITION_PARAMETER = 'edition';

const isEdition = (text: string): text is Edition => (EDITIONS as readonly string[]).includes(text);

/** The filter of a query parameter's value; an unknown value means all. */
export function toEditionFilter(value: string | null): EditionFilter {
  const text = value?.toLowerCase() ?? '';
  return isEdition(text) ? text : 'all';
}

/** Address of the product list with `filter`. */
export const productListPath = (filter: EditionFilter = 'all'): string =>
  filter === 'all' ? '/products' : `/products?${EDITION_PARAMETER}=${filter}`;

/** Whether `name` contains the edition's word, in any case. */
export const isOfEdition = (name: string, edition: Edition): boolean => name.toLowerCase().includes(edition);

/** The first edition whose word `name` contains. */
export const findEdition = (name: string): Edition | undefined =>
  EDITIONS.find((edition) => isOfEdition(name, edition));

/** The products that `filter` shows, in their given order. */
export const filterByEdition = <T extends { name: string }>(products: readonly T[], filter: EditionFilter): T[] =>
  products.filter(({ name }) => filter === 'all' || isOfEdition(name, filter));

/** How many products each filter shows. */
export const countByEdition = (products: readonly { name: string }[]): Record<EditionFilter, number> => ({
  all: products.length,
  classic: filterByEdition(products, 'classic').length,
  signature: filterByEdition(products, 'signature').length,
  prestige: filterByEdition(products, 'prestige').length,
});
