import type { components } from '@vitrine/platform';

/** A store as the API gives it to staff; coordinates in degrees (WGS 84), times ISO 8601. */
export type Store = components['schemas']['StoreAdminDto'];

/** Where a store is: `address, city, country` (back-office spec §2, Stores). */
export const placeOf = ({ address, city, country }: Pick<Store, 'address' | 'city' | 'country'>): string =>
  [address, city, country].join(', ');
