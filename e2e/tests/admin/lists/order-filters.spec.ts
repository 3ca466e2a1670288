import { expect, test } from '../../../src/test.ts';

for (const width of [1280, 390]) {
  test(`orders are narrowed by date, plan and coupon at ${width} px`, async ({ page, admin, checkAccessibility }) => {
    await page.setViewportSize({ width, height: 900 });
    await admin.signIn('/admin/orders');
    const asked = page.waitForResponse(
      (response) => response.url().includes('placed=30days') && response.url().includes('plan=product'),
    );
    await page.getByLabel('Filter by date').selectOption('Last 30 days');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Filter by plan').selectOption('One-time purchase');
    expect((await asked).status()).toBe(200);
    const chips = page.getByRole('list', { name: 'Filters in use' });
    await expect(chips.getByRole('button')).toHaveCount(2);
    await checkAccessibility();
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);

    await page.getByLabel('Coupon code').fill('no such coupon');
    await expect(page.getByText('No orders found')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No orders found')).toBeVisible();
    for (const name of ['Coupon NO SUCH COUPON', 'Last 30 days', 'One-time purchase']) {
      await chips.getByRole('button', { name: `Remove filter: ${name}` }).click();
    }
    await expect(chips).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/orders$/);
  });
}
