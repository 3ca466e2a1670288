import { answer, api, useQuery } from '@vitrine/platform';
import type { Product } from '../product.js';
import { productKeys } from './keys.js';

/** The client sends the token, so the API answers with the view of staff. */
export const getProduct = async (id: string, signal?: AbortSignal): Promise<Product> =>
  (await answer(api.GET('/api/products/{id}', { params: { path: { id } }, signal: signal ?? null }))) as Product;

/** A product, never from the cache, because a form must not be filled with old data. */
export const useProduct = (id: string) =>
  useQuery({
    queryKey: productKeys.detail(id),
    queryFn: ({ signal }) => getProduct(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
