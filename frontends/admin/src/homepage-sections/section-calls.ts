import { answer, api } from '@vitrine/platform';
import type { HomepageSectionInput } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';
import type { HomepageSection } from './section.js';

/** Where the sections lie in the query cache, in their order. */
export const sectionsKey = ['homepage-sections', 'all'] as const;

export const sections = resourceCalls<HomepageSection, HomepageSectionInput>({
  key: sectionsKey,
  list: (signal) => answer(api.GET('/api/homepage-sections/admin/all', { signal })),
  create: (body) => answer(api.POST('/api/homepage-sections/admin', { body })),
  change: (id, body) => answer(api.PUT('/api/homepage-sections/admin/{id}', { params: { path: { id } }, body })),
  remove: (id) => api.DELETE('/api/homepage-sections/admin/{id}', { params: { path: { id } } }),
  readAnewAfter: ['save'],
});
