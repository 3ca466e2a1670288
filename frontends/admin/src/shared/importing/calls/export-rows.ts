import { api, useMutation } from '@vitrine/platform';
import type { ImportKind } from '@vitrine/schemas';
import { download, fileName } from '../../download.js';

async function exportRows(kind: ImportKind) {
  const { data, response } = await api.GET('/api/admin/exports/{kind}', {
    params: { path: { kind } },
    parseAs: 'blob',
  });
  if (data) download(data, fileName(response, `${kind}.csv`));
}

/** Saves all rows of a kind as a CSV file with the columns that an import takes. */
export const useExportRows = () => useMutation({ mutationFn: exportRows });
