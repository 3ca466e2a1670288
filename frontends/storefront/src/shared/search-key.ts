import { storedText } from '@vitrine/platform';

/** `off` once the visitor does not want the key `/` to open the search (WCAG 2.1.4), kept for the visit as the other toggles are. */
export const searchKey = storedText<'off' | null>(
  'accessibility-search-key',
  (text) => (text === 'off' ? text : null),
  null,
  'session',
);
