import { answer, api } from '@vitrine/platform';
import { useChangeRow } from '../../shared/rows/index.js';
import type { Accessory } from '../accessory.js';
import { accessoriesKey } from './list-accessories.js';

const toggleStock = ({ id }: Accessory) =>
  answer(api.PATCH('/api/accessories/{id}/toggle-stock', { params: { path: { id } } }));

/** Hides a shown accessory and the other way round (back-office spec §4). */
export const useToggleStock = () =>
  useChangeRow<Accessory>({
    list: accessoriesKey,
    changed: (accessory) => ({ ...accessory, isInStock: !accessory.isInStock }),
    send: toggleStock,
    failure: () => 'Failed to update accessory',
  });
