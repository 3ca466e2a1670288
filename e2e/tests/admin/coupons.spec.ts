import type { Locator, Page } from '@playwright/test';
import { OrderForm } from '../../src/order-form.ts';
import { refuse } from '../../src/refuse.ts';
import { expect, test } from '../../src/test.ts';

const PATH = '/admin/coupons';
const QUESTION = 'Are you sure you want to delete this coupon? This action cannot be undone.';

let count = 0;
/** A code that no other test of this run uses. */
const newCode = () => `WERK${Date.now().toString(36)}${(count += 1)}`.toUpperCase();

const fillForm = async (dialog: Locator, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(text);
};

/** Tries the code on the public order form of the oldest product, because other tests may add and remove newer ones. */
async function tryCode(page: Page, code: string): Promise<Locator> {
  const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
  const [oldest] = products.map(({ id }) => id).sort();
  await page.goto(`/buy/${oldest}?lang=en`);
  await new OrderForm(page).ready();
  const box = page.getByLabel('Coupon code', { exact: true });
  await box.fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  return box;
}

test('a coupon is created, changed, switched off and deleted, and the public order form follows each time', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  const code = newCode();
  await admin.signIn(PATH);
  await checkAccessibility();
  await page.getByRole('link', { name: 'Create Coupon' }).click();
  const created = page.getByRole('dialog', { name: 'Create Coupon' });
  await fillForm(created, { 'Coupon code': code.toLowerCase(), Name: 'Werkstatt', 'Discount value': '10' });
  await expect(created.getByLabel('Coupon code')).toHaveValue(code);
  await checkAccessibility();
  await created.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(page.getByText(`Coupon “${code}” was created.`)).toBeVisible();

  await tryCode(page, code);
  await expect(page.getByText(new RegExp(`Coupon ${code} applied`))).toBeAttached();

  await page.goto(`${PATH}?search=${code}`);
  const card = page.getByRole('article', { name: code });
  await card.getByRole('link', { name: `Edit ${code}` }).click();
  const edited = page.getByRole('dialog', { name: `Edit Coupon ${code}` });
  await edited.getByRole('checkbox', { name: 'Belts' }).check();
  await fillForm(edited, { 'Discount value': '12', 'Maximum discount': '99,50' });
  await edited.getByRole('button', { name: 'Update Coupon' }).click();
  await expect(edited).toBeHidden();
  await expect(card).toContainText('12% off, at most €99.50');
  await expect(await tryCode(page, code)).toHaveAccessibleDescription('Coupon is not applicable to this product');

  await page.goto(`${PATH}?search=${code}`);
  await card.getByRole('button', { name: `Deactivate ${code}` }).click();
  await expect(card.getByRole('button', { name: `Activate ${code}` })).toBeVisible();
  await expect(async () => {
    await expect(await tryCode(page, code)).toHaveAccessibleDescription('Invalid coupon code', { timeout: 2000 });
  }).toPass();

  await page.goto(`${PATH}?search=${code}`);
  await card.getByRole('link', { name: `Usage of ${code}` }).click();
  const usage = page.getByRole('dialog', { name: `Usage of ${code}` });
  await expect(usage).toContainText('This coupon has not been used yet');
  await usage.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: `Delete ${code}` }).click();
  const asked = page.getByRole('alertdialog', { name: `Delete Coupon ${code}` });
  await expect(asked).toContainText(QUESTION);
  await checkAccessibility();
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No coupons found')).toBeVisible();
  await checkAccessibility();
});

test(
  'an existing code is refused at its field, and every rule has a message',
  { tag: '@full' },
  async ({ page, admin }) => {
    await admin.signIn(`${PATH}?coupon=new`);
    const dialog = page.getByRole('dialog', { name: 'Create Coupon' });
    const send = dialog.getByRole('button', { name: 'Create Coupon' });
    await fillForm(dialog, {
      'Discount value': '101',
      'Minimum order amount': '-1',
      'Maximum discount': '0',
      'Total usage limit': '0',
      'Usage limit per customer': '0',
      'Valid from': '',
    });
    await send.click();
    for (const [label, sentence] of [
      ['Coupon code', 'Coupon code is required'],
      ['Name', 'Coupon name is required'],
      ['Discount value', 'Percentage discount cannot exceed 100%'],
      ['Minimum order amount', 'Minimum order amount cannot be negative'],
      ['Maximum discount', 'Maximum discount must be greater than 0'],
      ['Total usage limit', 'Usage limit must be greater than 0'],
      ['Usage limit per customer', 'User usage limit must be greater than 0'],
    ] as const) {
      await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(sentence);
    }
    await expect(dialog.getByLabel('Coupon code')).toBeFocused();
    await dialog.getByLabel('Discount type').selectOption('fixed');
    await expect(dialog.getByLabel('Maximum discount')).toHaveCount(0);
    await fillForm(dialog, {
      'Coupon code': 'atelier10',
      Name: 'Noch einer',
      'Discount value': '10',
      'Minimum order amount': '0',
      'Total usage limit': '',
      'Usage limit per customer': '1',
      'Valid from': '2026-01-01',
    });
    await send.click();
    await expect(dialog.getByLabel('Coupon code')).toHaveAccessibleDescription('Coupon code already exists');
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Noch einer');

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await leaving.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'coupons show who used them and for how much, and failures are reported where they happen',
  { tag: '@full' },
  async ({ page, admin }) => {
    await admin.signIn(`${PATH}?search=ATELIER10`);
    const card = page.getByRole('article', { name: 'ATELIER10' });
    await card.getByRole('link', { name: 'Usage of ATELIER10' }).click();
    const usage = page.getByRole('dialog', { name: 'Usage of ATELIER10' });
    await expect(usage.getByRole('row').nth(1)).toContainText('#');
    await usage.getByRole('button', { name: 'Close' }).click();

    await page.route('**/toggle', (route) => route.abort());
    await card.getByRole('button', { name: 'Deactivate ATELIER10' }).click();
    await expect(card.getByRole('alert')).toContainText('Coupon ATELIER10 could not be changed.');
    await expect(card.getByRole('button', { name: 'Deactivate ATELIER10' })).toBeVisible();

    await refuse(page, '**/api/coupons/admin', 'Not today');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Error loading coupons: Not today');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card).toBeVisible();
  },
);
