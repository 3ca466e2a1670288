import { answer, api, useQuery } from '@vitrine/platform';
import type { Product } from '../product.js';
import { productKeys } from './keys.js';

/** With the token, which the client sends, the API answers with the staff's view. */
export const getProduct = async (id: string, signal?: AbortSignal): Promise<Product> =>
  (await answer(api.GET('/api/products/{id}', { params: { path: { id } }, signal: signal ?? null }))) as Product;

/** One product as it is now: a form is not filled from what was read before. */
export const useProduct = (id: string) =>
  useQuery({
    queryKey: productKeys.detail(id),
    queryFn: ({ signal }) => getProduct(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
