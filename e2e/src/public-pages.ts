import type { APIRequestContext } from '@playwright/test';

/** Local storage of a visitor, by key, so that pages that show it are not empty. */
export interface Kept {
  favorites: string;
  selectedOrderData: string;
}

interface Named {
  id: string;
  name: string;
}

/** Every public page by its path (public spec §2, Public route table), and the local storage with which none of them is empty. */
export async function publicPages(request: APIRequestContext): Promise<{ paths: string[]; kept: Kept }> {
  const list = async (name: string) => (await (await request.get(`/api/${name}`)).json()) as Named[];
  const [product] = await list('products');
  const [accessory] = await list('accessories?inStock=true');
  const [article] = (await (await request.get('/api/articles')).json()) as { slug: string }[];
  const [interview] = await list('interviews');
  if (!product || !accessory || !article || !interview)
    throw new Error('The walk needs a product, an accessory, an article and an interview');
  return {
    paths: [
      '/',
      '/products',
      `/product/${product.id}`,
      `/products/${product.id}`,
      `/buy/${product.id}`,
      `/buy/accessory/${accessory.id}`,
      '/buy/favorites',
      '/order',
      '/accessories',
      `/accessory/${accessory.id}`,
      '/configure',
      '/compare',
      '/favorites',
      '/store-locator',
      '/interviews',
      `/interviews/${interview.id}`,
      '/about',
      '/faq',
      '/contact',
      '/demonstration',
      '/privacy',
      '/terms',
      '/cookies',
      '/imprint',
      '/newsroom',
      `/newsroom/${article.slug}`,
      '/test-homepage',
      '/nowhere',
    ],
    kept: {
      favorites: JSON.stringify([
        { type: 'product', id: product.id },
        { type: 'accessory', id: accessory.id },
      ]),
      selectedOrderData: JSON.stringify({
        productId: product.id,
        productName: product.name,
        orderType: 'product',
        price: 1,
      }),
    },
  };
}
