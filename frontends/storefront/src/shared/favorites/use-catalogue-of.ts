import type { Accessory, Product } from '../catalogue/catalogue.js';
import { useAccessories, useProducts } from '../catalogue/queries.js';
import type { Favorite, FavoriteType } from './stored-favorites.js';

/** The catalogue data for favourites; empty lists until they are loaded. */
export interface CatalogueOfFavorites {
  products: readonly Product[];
  accessories: readonly Accessory[];
  isLoading: boolean;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** Loads only the lists that the favourites need. */
export function useCatalogueOf(favorites: readonly Favorite[]): CatalogueOfFavorites {
  const has = (type: FavoriteType) => favorites.some((each) => each.type === type);
  const needed = { product: has('product'), accessory: has('accessory') };
  const products = useProducts(needed.product);
  const accessories = useAccessories(needed.accessory);
  const reads = [...(needed.product ? [products] : []), ...(needed.accessory ? [accessories] : [])];
  const failed = reads.filter(({ isError, data }) => isError && !data);
  return {
    products: products.data ?? [],
    accessories: accessories.data ?? [],
    isLoading: reads.some(({ isPending }) => isPending),
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
