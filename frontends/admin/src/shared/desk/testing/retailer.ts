import type { components } from '@vitrine/platform';

type Retailer = components['schemas']['RetailerRequestsDto'];

/** Other requests of a retailer; by default none. */
export const aRetailer = (fields: Partial<Retailer> = {}): Retailer => ({
  requests: [],
  more: { order: 0, contact: 0, demonstration: 0 },
  isWhole: true,
  company: '',
  ...fields,
});
