import { expect, type APIRequestContext } from '@playwright/test';
import { customer } from './order-form.ts';

/** Places an order through the API. @returns its id and its label for staff */
export async function newOrder(request: APIRequestContext, email: string): Promise<{ id: string; label: string }> {
  const products = (await (await request.get('/api/products')).json()) as { id: string; price: number | null }[];
  const productId = products.find(({ price }) => price !== null)?.id;
  const answer = await request.post('/api/orders', {
    data: {
      productId,
      orderType: 'product',
      customerInfo: { ...customer, email, country: 'Germany' },
      consentData: { dataProcessing: true, marketing: false, analytics: false },
      language: 'de',
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return { id, label: `#${id.slice(-8)}` };
}
