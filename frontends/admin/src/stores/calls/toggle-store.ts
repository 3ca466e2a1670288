import { answer, api } from '@vitrine/platform';
import { useChangeRow } from '../../shared/rows/index.js';
import type { Store } from '../store.js';
import { storesKey } from './list-stores.js';

/** The flag alone is sent and set outright: whatever else was changed meanwhile stays. */
const setActive = ({ id, isActive }: Store) =>
  answer(api.PUT('/api/stores/{id}', { params: { path: { id } }, body: { isActive } }));

/** Activates or deactivates a store (back-office spec §4). */
export const useToggleStore = () =>
  useChangeRow<Store>({
    list: storesKey,
    changed: (store) => ({ ...store, isActive: !store.isActive }),
    send: setActive,
    failure: () => 'Failed to update store',
  });
