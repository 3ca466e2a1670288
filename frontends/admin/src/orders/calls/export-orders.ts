import { api, useMutation } from '@vitrine/platform';
import { download, fileName } from '../../shared/download.js';
import type { ListParams } from './keys.js';

async function exportOrders({ search, status, sort }: Omit<ListParams, 'page'>) {
  const { data, response } = await api.GET('/api/orders/export', {
    params: { query: { sort, ...(search && { search }), ...(status && { status }) } },
    parseAs: 'blob',
  });
  if (data) download(data, fileName(response, 'orders.csv'));
}

/** Saves the list as it is narrowed and ordered, all its pages, as a CSV file without what was decrypted. */
export const useExportOrders = () => useMutation({ mutationFn: exportOrders });
