import { answer, api, useQuery } from '@vitrine/platform';
import { FRESH_MS } from '../../shared/freshness.js';
import type { Product } from '../product.js';
import { productKeys } from './keys.js';

/** With the token, which the client sends, the API answers with the staff's view. */
const listProducts = async (signal: AbortSignal): Promise<Product[]> =>
  (await answer(api.GET('/api/products', { signal }))) as Product[];

/** All products by display order, then name. */
export const useProducts = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: productKeys.list,
    queryFn: ({ signal }) => listProducts(signal),
    staleTime: FRESH_MS.list,
    enabled,
  });
