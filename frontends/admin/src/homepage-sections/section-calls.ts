import { homepageSectionResource } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

export const sections = resourceCalls({
  resource: homepageSectionResource,
  noun: 'section',
  rows: '/api/homepage-sections/admin',
  all: '/api/homepage-sections/admin/all',
  readAnewAfter: ['save'],
});
