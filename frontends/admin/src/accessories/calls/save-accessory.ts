import { answer, api } from '@vitrine/platform';
import type { AccessoryAdmin } from '@vitrine/schemas';
import { useSaveRow } from '../../shared/rows/index.js';
import { accessoriesKey } from './list-accessories.js';

const saveAccessory = (id: string | null, body: AccessoryAdmin) =>
  answer(
    id === null
      ? api.POST('/api/accessories', { body })
      : api.PUT('/api/accessories/{id}', { params: { path: { id } }, body }),
  );

/** Creates an accessory (`id` null) or changes one. */
export const useSaveAccessory = () => useSaveRow(accessoriesKey, saveAccessory);
