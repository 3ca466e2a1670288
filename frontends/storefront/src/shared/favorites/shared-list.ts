import { FAVORITE_TYPES, type Favorite, type FavoriteType } from './stored-favorites.js';

/** What a list in an address may hold, so that nobody is sent one that fills the browser. */
const MAXIMUM_LENGTH = 60;

const PARAMETER = 'list';
const LETTERS: Readonly<Record<FavoriteType, string>> = { product: 'p', accessory: 'a' };
const ENTRY = /^([a-z])\.([\w-]{1,64})$/;

/** The fragment of an address that names favourites, such as `#list=p.1,a.2`. A browser sends no fragment to any server. */
export const toListFragment = (favorites: readonly Favorite[]): string =>
  `#${PARAMETER}=${favorites.map(({ type, id }) => `${LETTERS[type]}.${id}`).join(',')}`;

/** The favourites that a fragment names, each once; what is no favourite is left out. */
export function readListFragment(fragment: string): Favorite[] {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get(PARAMETER) ?? '';
  const entries = [...new Set(text.split(','))].slice(0, MAXIMUM_LENGTH);
  return entries.flatMap((entry) => {
    const [, letter, id] = ENTRY.exec(entry) ?? [];
    const type = FAVORITE_TYPES.find((each) => LETTERS[each] === letter);
    return type !== undefined && id !== undefined ? [{ type, id }] : [];
  });
}
