import { newOrder } from '../../src/new-order.ts';
import { expect, test } from '../../src/test.ts';

const FIELD = 'Search screens, actions, requests and entries';

test('everything is found from anywhere by keyboard alone: an order by its customer, a screen, and the list of shortcuts', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  const mark = Date.now().toString(36);
  const { id, label } = await newOrder(page.request, `palette-${mark}@haus.example`);
  await admin.signIn('/admin/settings');

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: FIELD });
  await expect(field).toBeFocused();
  await checkAccessibility();
  await field.pressSequentially(`palette-${mark}`);
  const hit = page.getByRole('option', { name: new RegExp(label) });
  await expect(hit).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}`));
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await expect(search).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.getByRole('main').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { level: 1, name: 'Store Management' })).toBeVisible();

  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('switch', { name: 'Go to Orders' })).toBeChecked();
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
});
