import { api } from '@vitrine/platform';
import { useDeleteRow } from '../../shared/rows/index.js';
import { storesKey } from './list-stores.js';

/** Deletes a store for good. */
export const useDeleteStore = () =>
  useDeleteRow(storesKey, (id) => api.DELETE('/api/stores/{id}', { params: { path: { id } } }));
