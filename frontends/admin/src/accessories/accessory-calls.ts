import { answer, api } from '@vitrine/platform';
import type { AccessoryInput } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';
import type { Accessory } from './accessory.js';

export const accessories = resourceCalls<Accessory, AccessoryInput>({
  key: ['accessories', 'all'],
  list: (signal) => answer(api.GET('/api/accessories/admin/all', { signal })),
  create: (body) => answer(api.POST('/api/accessories', { body })),
  change: (id, body) => answer(api.PUT('/api/accessories/{id}', { params: { path: { id } }, body })),
  remove: (id) => api.DELETE('/api/accessories/{id}', { params: { path: { id } } }),
  toggle: (id) => answer(api.PATCH('/api/accessories/{id}/toggle-stock', { params: { path: { id } } })),
});
