import { answer, api, type components } from '@vitrine/platform';
import type { FeatureInput } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

/** A feature of the library as staff keep it: German texts, English ones in `translations`. */
export type Feature = components['schemas']['FeatureAdminDto'];

export const features = resourceCalls<Feature, FeatureInput>({
  key: ['features', 'all'],
  list: (signal) => answer(api.GET('/api/features/admin/all', { signal })),
  create: (body) => answer(api.POST('/api/features', { body })),
  change: (id, body) => answer(api.PUT('/api/features/{id}', { params: { path: { id } }, body })),
  remove: (id) => api.DELETE('/api/features/{id}', { params: { path: { id } } }),
  shownIn: [['products']],
});
