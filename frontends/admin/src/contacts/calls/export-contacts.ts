import { api } from '@vitrine/platform';
import type { ContactExportColumn } from '@vitrine/schemas';
import { download, fileName } from '../../shared/download.js';
import type { ListParams } from './keys.js';

interface ContactExport extends Omit<ListParams, 'page' | 'limit'> {
  columns: ContactExportColumn[];
}

/** Saves all pages of the list, as filtered, as a CSV file with these columns. */
export async function exportContacts({ search, status, ...filters }: ContactExport): Promise<void> {
  const { data, response } = await api.GET('/api/contacts/admin/export', {
    params: { query: { ...(search && { search }), ...(status && { status }), ...filters } },
    parseAs: 'blob',
  });
  if (data) download(data, fileName(response, 'contacts.csv'));
}
