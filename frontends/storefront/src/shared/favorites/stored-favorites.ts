import { storedJson } from '@vitrine/platform';

/** What can be kept as a favourite. */
export const FAVORITE_TYPES = ['product', 'accessory'] as const;

export type FavoriteType = (typeof FAVORITE_TYPES)[number];

export interface Favorite {
  type: FavoriteType;
  id: string;
}

/**
 * The favourites a stored value holds.
 * @throws TypeError for a value that is none, which resets it (public spec §4, Favourites).
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

/** In the order they were added, kept in local storage; the server and the first paint see none. */
export const storedFavorites = storedJson<Favorite[]>('favorites', readFavorites, [], 'local');
