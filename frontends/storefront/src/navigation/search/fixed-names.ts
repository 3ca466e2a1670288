import type { EditionFilter } from '../../shared/catalogue/editions.js';

/** Fixed suggestions of the search (public spec §9), each with its edition in the product list. */
export const FIXED_NAMES = [
  { name: 'classic', edition: 'classic' },
  { name: 'prestigius', edition: 'prestige' },
  { name: 'premiume', edition: 'signature' },
] as const satisfies readonly { name: string; edition: EditionFilter }[];

/** The fixed names that contain the lowercased text; none for an empty one (public spec §5, Search). */
export const fixedSuggestions = (text: string) =>
  text === '' ? [] : FIXED_NAMES.filter(({ name }) => name.includes(text.toLowerCase()));

/** First suggestions of the search over everything; keys of its texts (design: Search). */
export const WATCH_KINDS = ['chronograph', 'diver', 'dressWatch', 'gmt', 'moonphase'] as const;
