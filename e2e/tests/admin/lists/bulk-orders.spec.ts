import type { APIRequestContext } from '@playwright/test';
import { customer, newAddress } from '../../../src/order-form.ts';
import { expect, test } from '../../../src/test.ts';

const ORDERS_OF_A_REQUEST = 10;

/** Places `count` requests for ten items through the API. */
async function placeTens(request: APIRequestContext, email: string, count: number): Promise<void> {
  const products = (await (await request.get('/api/products')).json()) as { id: string; price: number | null }[];
  const productId = products.find(({ price }) => price !== null)?.id;
  for (let n = 0; n < count; n += 1) {
    const answer = await request.post('/api/orders', {
      data: {
        items: Array.from({ length: ORDERS_OF_A_REQUEST }, () => ({ productId, orderType: 'product' })),
        customerInfo: { ...customer, email, country: 'Germany' },
        consentData: { dataProcessing: true, marketing: false, analytics: false },
        language: 'de',
      },
    });
    expect(answer.status()).toBe(201);
  }
}

for (const width of [1280, 390]) {
  test(`all orders that are found get a status, which is undone, at ${width} px`, async ({
    page,
    admin,
    checkAccessibility,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const email = newAddress('alle');
    await placeTens(page.request, email, 3);
    await admin.signIn(`/admin/orders?search=${email}`);
    await page.getByLabel('Select all on this page').check();
    const bar = page.getByRole('group', { name: 'Selected rows' });
    await expect(bar).toContainText('20 selected');
    await checkAccessibility();
    await bar.getByRole('button', { name: 'Select all 30 found' }).click();
    await expect(bar).toContainText('All 30 found selected');
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);

    await bar.getByLabel('Set the status of the selected orders').selectOption('confirmed');
    const question = page.getByRole('alertdialog', { name: 'Set 30 orders to confirmed' });
    await checkAccessibility();
    await question.getByRole('button', { name: 'Set status' }).click();
    await expect(page.getByText('The status of 30 orders was changed.')).toBeVisible();
    const statuses = page.getByLabel(/^Status of order/);
    await expect(statuses).toHaveCount(20);
    for (const status of await statuses.all()) await expect(status).toHaveValue('confirmed');
    await page.getByRole('button', { name: 'Undo' }).click();
    // The list is loaded again once all changes are undone.
    for (const status of await statuses.all()) await expect(status).toHaveValue('pending');
    await page.goto(`/admin/orders?search=${email}&page=2`);
    await expect(statuses).toHaveCount(10);
    for (const status of await statuses.all()) await expect(status).toHaveValue('pending');
  });
}
