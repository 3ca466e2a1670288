import { api } from '@vitrine/platform';
import type { OrderExportColumn } from '@vitrine/schemas';
import { download, fileName } from '../../shared/download.js';
import type { ListParams } from './keys.js';

interface OrderExport extends Omit<ListParams, 'page' | 'limit'> {
  columns: OrderExportColumn[];
}

/** Saves all pages of the list, as filtered and ordered, as a CSV file with these columns. */
export async function exportOrders({ search, status, sort, ...filters }: OrderExport): Promise<void> {
  const { data, response } = await api.GET('/api/orders/export', {
    params: { query: { sort, ...(search && { search }), ...(status && { status }), ...filters } },
    parseAs: 'blob',
  });
  if (data) download(data, fileName(response, 'orders.csv'));
}
