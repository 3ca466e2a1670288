import { api } from '@vitrine/platform';
import { useDeleteRow } from '../../shared/rows/index.js';
import { accessoriesKey } from './list-accessories.js';

/** Deletes an accessory for good. */
export const useDeleteAccessory = () =>
  useDeleteRow(accessoriesKey, (id) => api.DELETE('/api/accessories/{id}', { params: { path: { id } } }));
