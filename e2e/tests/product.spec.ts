import { expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };

test('every feature tells its description without being pointed at, in two to five columns, and on a phone', async ({
  page,
}) => {
  const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
  await page.goto(`/product/${products[0]!.id}?lang=en`);
  const list = page.getByRole('region', { name: "What You'll Get" }).getByRole('list');
  const columns = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(columns).toBeGreaterThanOrEqual(2);
  expect(columns).toBeLessThanOrEqual(5);
  for (const viewport of [page.viewportSize()!, PHONE]) {
    await page.setViewportSize(viewport);
    for (const description of await list.getByRole('paragraph').all()) {
      await expect(description).toBeVisible();
      await expect(description).toHaveCSS('opacity', '1');
    }
  }
});
