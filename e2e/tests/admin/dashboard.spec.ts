import { overhangingElements } from '../../src/overhanging-elements.ts';
import { expect, test } from '../../src/test.ts';

test('the dashboard shows the subscriptions, links to the screens, and says that visitors do not see its hero', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  await admin.signIn('/admin');
  for (const tile of ['Total Subscriptions', 'Active Subscriptions', 'Expiring Soon', 'Expired'])
    await expect(page.getByText(tile, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /orders? in the last 30 days/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What waits for you' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Period of the figures' }).selectOption({ label: 'Last 365 days' });
  await expect(page.getByRole('img', { name: /orders? in the last 365 days/ })).toBeVisible();
  for (const table of ['Value by plan', 'Value by edition and accessory', 'Coupons compared'])
    await expect(page.getByRole('table', { name: table })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Product' })).toBeVisible();
  await checkAccessibility();

  const whole = page.viewportSize()!;
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => overhangingElements(page), { message: `at ${width} px` }).toEqual([]);
  }
  await page.setViewportSize(whole);

  // The demo's home page begins with a section.
  await expect(page.getByText('Visitors do not see this heading at the moment')).toBeVisible();

  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await checkAccessibility();
  for (const [tab, button, title] of [
    ['Interviews', 'Manage Interviews', 'Interviews'],
    ['Coupons', 'Manage Coupons', 'Coupons'],
  ] as const) {
    await page.goto('/admin');
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('link', { name: button }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});
