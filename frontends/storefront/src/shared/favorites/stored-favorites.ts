import { storedJson } from '@vitrine/platform';

/** Types of favourites. */
export const FAVORITE_TYPES = ['product', 'accessory'] as const;

export type FavoriteType = (typeof FAVORITE_TYPES)[number];

export interface Favorite {
  type: FavoriteType;
  id: string;
}

/**
 * The favourites in a stored value.
 * @throws TypeError for an invalid value, which is then reset (public spec §4, Favourites)
 */
export function readFavorites(value: unknown): Favorite[] {
  if (!Array.isArray(value)) throw new TypeError('Not a list of favourites');
  return value.map((entry: unknown) => {
    const { type, id } = Object(entry) as Record<string, unknown>;
    const known = FAVORITE_TYPES.find((each) => each === type);
    if (!known || typeof id !== 'string' || id === '') throw new TypeError('Not a favourite');
    return { type: known, id };
  });
}

/** The favourites in the order they were added, in local storage; empty on the server and during hydration. */
export const storedFavorites = storedJson<Favorite[]>('favorites', readFavorites, [], 'local');
