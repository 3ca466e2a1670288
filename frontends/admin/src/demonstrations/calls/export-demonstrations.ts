import { api } from '@vitrine/platform';
import type { DemonstrationExportColumn } from '@vitrine/schemas';
import { download, fileName } from '../../shared/download.js';
import type { ListParams } from './keys.js';

interface DemonstrationExport extends Omit<ListParams, 'page' | 'limit'> {
  columns: DemonstrationExportColumn[];
}

/** Saves all pages of the list, as filtered, as a CSV file with these columns. */
export async function exportDemonstrations({ search, status, kind, columns }: DemonstrationExport): Promise<void> {
  const { data, response } = await api.GET('/api/demonstrations/admin/export', {
    params: { query: { ...(search && { search }), ...(status && { status }), ...(kind && { kind }), columns } },
    parseAs: 'blob',
  });
  if (data) download(data, fileName(response, 'demonstrations.csv'));
}
