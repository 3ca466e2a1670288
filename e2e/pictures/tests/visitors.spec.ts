import { expect, test } from '../../src/test.ts';
import { takePicture } from '../take-picture.ts';

test.use({ locale: 'en-US' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'consent_essential', value: 'true', url: baseURL ?? '' }]);
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
});

for (const [name, address] of [
  ['storefront', '/?lang=en'],
  ['configure', '/configure?lang=en'],
  ['compare', '/compare?lang=en'],
] as const) {
  test(`the page ${address} is the picture ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await takePicture(page, name);
  });
}

test('a product is the picture product', async ({ page }) => {
  const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
  await page.goto(`/product/${products[0]?.id}?lang=en`);
  await expect(page.locator('h1')).toBeVisible();
  await takePicture(page, 'product');
});
