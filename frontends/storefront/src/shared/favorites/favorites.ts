import { useStored } from '@vitrine/platform';
import { type Favorite, storedFavorites } from './stored-favorites.js';

const isSame = (a: Favorite, b: Favorite) => a.type === b.type && a.id === b.id;

/** The visitor's favourites in the order they were added, in local storage; empty on the server and during hydration. */
export function useFavorites() {
  const [favorites, set] = useStored(storedFavorites);
  return {
    favorites,
    has: (favorite: Favorite) => favorites.some((each) => isSame(each, favorite)),
    /** Adds those that are not among the favourites yet. */
    add: (added: readonly Favorite[]) => {
      const present = storedFavorites.get();
      set([...present, ...added.filter((favorite) => !present.some((each) => isSame(each, favorite)))]);
    },
    /** Adds a favourite, or removes it if it is one already. */
    toggle: (favorite: Favorite) => {
      const present = storedFavorites.get();
      const others = present.filter((each) => !isSame(each, favorite));
      set(others.length < present.length ? others : [...present, favorite]);
    },
  };
}
