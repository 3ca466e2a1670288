import { answer, api, type components, useQuery } from '@vitrine/platform';
import type { StoreInput } from '@vitrine/schemas';
import { freshMs } from '../shared/freshness.js';
import { useChangeRow, useDeleteRow, useSaveRow } from '../shared/rows/index.js';

/** A store as the API gives it to staff; coordinates in degrees (WGS 84), times ISO 8601. */
export type Store = components['schemas']['StoreAdminDto'];

/** Where the stores lie in the query cache. */
const storesKey = ['stores', 'all'] as const;

/** All stores, also the inactive ones; `latest` also where they were read a moment ago. */
export const useStores = ({ latest = false } = {}) =>
  useQuery({
    queryKey: storesKey,
    queryFn: ({ signal }) => answer(api.GET('/api/stores/all', { signal })),
    staleTime: freshMs.list,
    refetchOnMount: latest ? 'always' : true,
  });

/** Creates a store (`id` null) or changes one. */
export const useSaveStore = () =>
  useSaveRow(storesKey, (id: string | null, body: StoreInput) =>
    answer(
      id === null ? api.POST('/api/stores', { body }) : api.PUT('/api/stores/{id}', { params: { path: { id } }, body }),
    ),
  );

/** Activates or deactivates a store (back-office spec §4). The flag alone is sent: whatever else was changed meanwhile stays. */
export const useToggleStore = () =>
  useChangeRow<Store>({
    list: storesKey,
    changed: (store) => ({ ...store, isActive: !store.isActive }),
    send: ({ id, isActive }) => answer(api.PUT('/api/stores/{id}', { params: { path: { id } }, body: { isActive } })),
    failure: () => 'Failed to update store',
  });

/** Deletes a store for good. */
export const useDeleteStore = () =>
  useDeleteRow(storesKey, (id) => api.DELETE('/api/stores/{id}', { params: { path: { id } } }));
