import { answer, api, type components } from '@vitrine/platform';
import type { StoreInput } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

/** A store as the API gives it to staff; coordinates in degrees (WGS 84), times ISO 8601. */
export type Store = components['schemas']['StoreAdminDto'];

export const stores = resourceCalls<Store, StoreInput>({
  key: ['stores', 'all'],
  list: (signal) => answer(api.GET('/api/stores/all', { signal })),
  create: (body) => answer(api.POST('/api/stores', { body })),
  change: (id, body) => answer(api.PUT('/api/stores/{id}', { params: { path: { id } }, body })),
  remove: (id) => api.DELETE('/api/stores/{id}', { params: { path: { id } } }),
});
