import { tabTo } from '../src/keyboard.ts';
import { expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };

test('a feature tells its description when it is pointed at or has the focus, and always on a phone', async ({
  page,
}) => {
  const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
  await page.goto(`/product/${products[0]!.id}?lang=en`);
  const list = page.getByRole('region', { name: "What You'll Get" }).getByRole('list');
  const columns = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(columns).toBeGreaterThanOrEqual(2);
  expect(columns).toBeLessThanOrEqual(5);

  const feature = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('paragraph') })
    .first();
  const description = feature.getByRole('paragraph');
  await feature.scrollIntoViewIfNeeded();
  await expect(description).toHaveCSS('opacity', '0');
  await feature.getByRole('heading').hover();
  await expect(description).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(description).toHaveCSS('opacity', '0');
  await tabTo(page, feature);
  await expect(description).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(description).toHaveCSS('opacity', '0');

  await page.setViewportSize(PHONE);
  await expect(description).toHaveCSS('opacity', '1');
});
