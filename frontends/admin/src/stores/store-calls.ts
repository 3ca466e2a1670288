import type { components } from '@vitrine/platform';
import { storeResource } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

/** A store as the API returns it to staff; coordinates in degrees (WGS 84), times ISO 8601. */
export type Store = components['schemas']['StoreAdminDto'];

export const stores = resourceCalls({
  resource: storeResource,
  rows: '/api/stores',
  all: '/api/stores/all',
  failures: { list: 'Failed to fetch stores', create: 'An error occurred', change: 'Failed to update store' },
});
