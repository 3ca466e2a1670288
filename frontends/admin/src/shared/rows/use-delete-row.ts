import { useMutation, useQueryClient } from '@vitrine/platform';
import { forgetPublicReads } from '../public-reads.js';
import { withoutRow } from './rows.js';
import type { RowsKey } from './use-change-row.js';

/**
 * Deletes a row by `remove`, and removes it from the cached list at once.
 * @param readAnew whether the list is refetched, because other rows may have changed, too
 */
export function useDeleteRow(list: RowsKey, remove: (id: string) => Promise<unknown>, readAnew = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onSuccess: (_answer, id) => {
      client.setQueryData<{ id: string }[]>(list, (rows) => rows && withoutRow(rows, id));
      if (readAnew) void client.invalidateQueries({ queryKey: list });
      return forgetPublicReads(client);
    },
  });
}
