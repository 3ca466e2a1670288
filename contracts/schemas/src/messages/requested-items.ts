import type { Text } from './patterns.js';

/** The sentences of a request for several items. */
export const REQUESTED_ITEMS = {
  'items.type': { en: 'The items must be a list of requested items', de: 'Die Stücke müssen eine Liste sein' },
  'items.minimum': {
    en: 'A request for several needs at least {minimum} items',
    de: 'Eine gemeinsame Anfrage braucht mindestens {minimum} Stücke',
  },
  'items.maximum': {
    en: 'One request takes at most {maximum} items',
    de: 'Eine Anfrage fasst höchstens {maximum} Stücke',
  },
  'items.alone': {
    en: 'Please name either one product or several items, not both',
    de: 'Bitte nennen Sie entweder eine Edition oder mehrere Stücke, nicht beides',
  },
} as const satisfies Record<string, Text>;
