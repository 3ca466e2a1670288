import { api, useMutation } from '@vitrine/platform';
import type { OrderExportColumn } from '@vitrine/schemas';
import { download, fileName } from '../../shared/download.js';
import type { ListParams } from './keys.js';

interface OrderExport extends Omit<ListParams, 'page' | 'limit'> {
  columns: OrderExportColumn[];
}

async function exportOrders({ search, status, sort, ...filters }: OrderExport) {
  const { data, response } = await api.GET('/api/orders/export', {
    params: { query: { sort, ...(search && { search }), ...(status && { status }), ...filters } },
    parseAs: 'blob',
  });
  if (data) download(data, fileName(response, 'orders.csv'));
}

/** Saves the list as it is narrowed and ordered, all its pages, as a CSV file with these columns. */
export const useExportOrders = () => useMutation({ mutationFn: exportOrders });
