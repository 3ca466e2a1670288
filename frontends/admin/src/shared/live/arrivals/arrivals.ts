import { storedJson } from '@vitrine/platform';
import { boolean, object } from 'yup';

const schema = object({ notification: boolean().required(), sound: boolean().required() });

/** How this browser announces a new request. */
export interface Arrivals {
  notification: boolean;
  sound: boolean;
}

const OFF: Arrivals = { notification: false, sound: false };

/** Stored in this browser, because each browser decides by itself which notifications it allows. */
export const arrivals = storedJson<Arrivals>(
  'adminArrivals',
  (value) => schema.validateSync(value, { strict: true }),
  OFF,
  'local',
);
