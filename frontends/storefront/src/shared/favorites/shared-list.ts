import { FAVORITE_TYPES, type Favorite, type FavoriteType } from './stored-favorites.js';

/** Maximum number of favourites in an address, so that a link cannot overload the browser. */
const MAXIMUM_LENGTH = 60;

const PARAMETER = 'list';
const LETTERS: Readonly<Record<FavoriteType, string>> = { product: 'p', accessory: 'a' };
const ENTRY = /^([a-z])\.([\w-]{1,64})$/;

/** The fragment with favourites, such as `#list=p.1,a.2`. A browser does not send it to a server. */
export const toListFragment = (favorites: readonly Favorite[]): string =>
  `#${PARAMETER}=${favorites.map(({ type, id }) => `${LETTERS[type]}.${id}`).join(',')}`;

/** The favourites in a fragment, each once; invalid entries are left out. */
export function readListFragment(fragment: string): Favorite[] {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get(PARAMETER) ?? '';
  const entries = [...new Set(text.split(','))].slice(0, MAXIMUM_LENGTH);
  return entries.flatMap((entry) => {
    const [, letter, id] = ENTRY.exec(entry) ?? [];
    const type = FAVORITE_TYPES.find((each) => LETTERS[each] === letter);
    return type !== undefined && id !== undefined ? [{ type, id }] : [];
  });
}
