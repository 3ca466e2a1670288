import { accessoryResource } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

export const accessories = resourceCalls({
  resource: accessoryResource,
  rows: '/api/accessories',
  all: '/api/accessories/admin/all',
  failures: {
    list: 'Error loading accessories. Please try again.',
    create: 'The accessory could not be added.',
  },
  toggle: '/api/accessories/{id}/toggle-stock',
});
