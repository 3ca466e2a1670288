import { answer, api, useQuery } from '@vitrine/platform';
import { FRESH_MS } from '../../shared/freshness.js';
import type { Product } from '../product.js';
import { productKeys } from './keys.js';

/** The client sends the token, so the API answers with the view of staff. */
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
