import { answer, api, useQuery } from '@vitrine/platform';
import { FRESH_MS } from '../../shared/freshness.js';

/** What a coupon can be given for, in the order it is offered. */
interface Article {
  id: string;
  name: string;
  kind: 'Product' | 'Accessory';
}

async function listArticles(signal: AbortSignal): Promise<Article[]> {
  const [products, accessories] = await Promise.all([
    answer(api.GET('/api/products', { signal })),
    answer(api.GET('/api/accessories/admin/all', { signal })),
  ]);
  return [
    ...products.map(({ id, name }): Article => ({ id, name, kind: 'Product' })),
    ...accessories.map(({ id, name }): Article => ({ id, name, kind: 'Accessory' })),
  ];
}

/** Every product and accessory there is. */
export const useArticles = () =>
  useQuery({
    queryKey: ['coupons', 'articles'],
    queryFn: ({ signal }) => listArticles(signal),
    staleTime: FRESH_MS.list,
  });
