import { expect, test } from '../../src/test.ts';
import { takePicture } from '../take-picture.ts';

test.use({ locale: 'en-US' });

for (const [name, address] of [
  ['dashboard', '/admin'],
  ['admin', '/admin/orders'],
  ['house', '/admin/settings/house'],
  ['team', '/admin/team'],
] as const) {
  test(`the screen ${address} is the picture ${name}`, async ({ page, admin }) => {
    await admin.signIn(address);
    await takePicture(page, name);
  });
}

test('the page of an order is the picture order', async ({ page, admin }) => {
  const token = await admin.token();
  const answer = await page.request.get('/api/orders?status=pending&limit=1', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { orders } = (await answer.json()) as { orders: { id: string }[] };
  await admin.signIn(`/admin/orders/${orders[0]?.id}`);
  await takePicture(page, 'order');
});

test('the palette over the orders is the picture palette', async ({ page, admin }) => {
  await admin.signIn();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('or');
  await expect(page.getByRole('option').first()).toBeVisible();
  await takePicture(page, 'palette');
});

test('the queue dashboard is the picture queues', async ({ page, admin }) => {
  await page.goto('/ops/queues');
  await admin.fillSignIn();
  await expect(page.getByRole('main').getByText('upkeep').first()).toBeVisible();
  await takePicture(page, 'queues');
});
