import { REQUEST_ITEMS } from '@vitrine/schemas';
import { useState } from 'react';
import type { Favorite } from '../shared/favorites/stored-favorites.js';
import type { CatalogueOfFavorites } from '../shared/favorites/use-catalogue-of.js';
import { type FavoriteItem, toItem } from './favorite-item.js';

const toKey = ({ favorite: { type, id } }: FavoriteItem) => `${type} ${id}`;

/** Which favourites the visitor wants to request together; initially the first ones, up to the limit of a request. */
export function useRequestChoice(
  favorites: readonly Favorite[],
  { products, accessories }: Pick<CatalogueOfFavorites, 'products' | 'accessories'>,
) {
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const items = favorites.flatMap((favorite) => {
    const item = toItem(favorite, products, accessories);
    return item?.requestPath ? [item] : [];
  });
  const atFirst = new Set(items.slice(0, REQUEST_ITEMS.maximum).map(toKey));
  const has = (item: FavoriteItem) => changed[toKey(item)] ?? atFirst.has(toKey(item));
  const toggle = (item: FavoriteItem) => setChanged((before) => ({ ...before, [toKey(item)]: !has(item) }));
  return { chosen: items.filter(has), has, toggle };
}
