import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { forgetPublicReads } from '../../shared/public-reads.js';
import { withoutRow } from '../../shared/rows/index.js';
import type { Product } from '../product.js';
import { productKeys } from './keys.js';

export const deleteProduct = (id: string) => api.DELETE('/api/products/{id}', { params: { path: { id } } });

/** Puts a product in the trash; orders keep its name and price. */
export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteProduct,
    onSuccess: async (_answer, id) => {
      client.setQueryData<Product[]>(productKeys.list, (products) => products && withoutRow(products, id));
      await forgetPublicReads(client);
    },
  });
}
