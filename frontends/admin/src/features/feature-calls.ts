import type { components } from '@vitrine/platform';
import { featureResource } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

/** A feature of the library as the API returns it to staff: German texts, others in `translations`. */
export type Feature = components['schemas']['FeatureAdminDto'];

export const features = resourceCalls({
  resource: featureResource,
  rows: '/api/features',
  all: '/api/features/admin/all',
  failures: {
    list: 'Error loading features.',
    create: 'Failed to add feature',
    change: 'Failed to update feature',
  },
  shownIn: [['products']],
});
