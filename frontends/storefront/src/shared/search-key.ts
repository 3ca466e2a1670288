import { storedText } from '@vitrine/platform';

/** `off` if the visitor has disabled the key `/` for the search (WCAG 2.1.4); stored for the visit like the other toggles. */
export const searchKey = storedText<'off' | null>(
  'accessibility-search-key',
  (text) => (text === 'off' ? text : null),
  null,
  'session',
);
