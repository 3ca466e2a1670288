import { storedJson } from '@vitrine/platform';
import { boolean, object } from 'yup';

const schema = object({ notification: boolean().required(), sound: boolean().required() });

/** How this browser says that a request came. */
export interface Arrivals {
  notification: boolean;
  sound: boolean;
}

const OFF: Arrivals = { notification: false, sound: false };

/** Kept for this browser, because what it may show is a matter of each browser. */
export const arrivals = storedJson<Arrivals>(
  'adminArrivals',
  (value) => schema.validateSync(value, { strict: true }),
  OFF,
  'local',
);
