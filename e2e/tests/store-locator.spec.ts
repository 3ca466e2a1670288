import { expect, test } from '../src/test.ts';

test('the map has the countries that are in view, and gets more when it is moved', async ({ page }) => {
  await page.goto('/store-locator?lang=en');
  const map = page.getByRole('region', { name: 'Map of the stores' });
  const drawn = () =>
    map
      .locator('path')
      .evaluateAll((paths) => paths.reduce((sum, path) => sum + (path.getAttribute('d') ?? '').length, 0));
  await expect.poll(drawn).toBeGreaterThan(1000);
  const pieces = () => map.locator('path').count();
  const before = await pieces();
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(pieces).toBeGreaterThan(before);
});
