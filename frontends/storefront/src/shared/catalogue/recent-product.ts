import { storedText } from '@vitrine/platform';

/** Id of the product viewed last, stored in local storage (public spec §3). */
export const recentProduct = storedText<string | null>(
  'recentProductId',
  (text) => (/^[\w-]{1,64}$/.test(text) ? text : null),
  null,
  'local',
);
