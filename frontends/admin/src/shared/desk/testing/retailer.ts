import type { components } from '@vitrine/platform';

type Retailer = components['schemas']['RetailerRequestsDto'];

/** What else a retailer asked for; nothing, unless told. */
export const aRetailer = (fields: Partial<Retailer> = {}): Retailer => ({
  requests: [],
  more: { order: 0, contact: 0, demonstration: 0 },
  isWhole: true,
  company: '',
  ...fields,
});
