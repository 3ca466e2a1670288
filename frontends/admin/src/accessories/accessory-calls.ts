import { accessoryResource } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

export const accessories = resourceCalls({
  resource: accessoryResource,
  rows: '/api/accessories',
  all: '/api/accessories/admin/all',
  toggle: '/api/accessories/{id}/toggle-stock',
});
