import { answer, api } from '@vitrine/platform';
import type { StoreAdmin } from '@vitrine/schemas';
import { useSaveRow } from '../../shared/rows/index.js';
import { storesKey } from './list-stores.js';

const saveStore = (id: string | null, body: StoreAdmin) =>
  answer(
    id === null ? api.POST('/api/stores', { body }) : api.PUT('/api/stores/{id}', { params: { path: { id } }, body }),
  );

/** Creates a store (`id` null) or changes one. */
export const useSaveStore = () => useSaveRow(storesKey, saveStore);
