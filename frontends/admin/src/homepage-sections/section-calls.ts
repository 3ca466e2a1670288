import type { components } from '@vitrine/platform';
import { homepageSectionResource } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

/** A homepage section as the API returns it to staff. */
export type HomepageSection = components['schemas']['HomepageSectionAdminDto'];

export const sections = resourceCalls({
  resource: homepageSectionResource,
  noun: 'section',
  rows: '/api/homepage-sections/admin',
  all: '/api/homepage-sections/admin/all',
  readAnewAfter: ['save'],
});
