import { useQueryClient } from '@vitrine/platform';
import { forgetPublicReads } from '../public-reads.js';
import { withRow } from './rows.js';
import type { RowsKey } from './use-change-row.js';

/**
 * Creates a row (`id` null) or changes one by `save`, and updates the cached list at once.
 * @param readAnew whether the list is refetched, because other rows may have changed, too
 */
export function useSaveRow<Row extends { id: string }, Body>(
  list: RowsKey,
  save: (id: string | null, body: Body) => Promise<Row>,
  readAnew = false,
) {
  const client = useQueryClient();
  return async (id: string | null, body: Body): Promise<Row> => {
    const saved = await save(id, body);
    client.setQueryData<Row[]>(list, (rows) => rows && withRow(rows, saved));
    if (readAnew) void client.invalidateQueries({ queryKey: list });
    await forgetPublicReads(client);
    return saved;
  };
}
