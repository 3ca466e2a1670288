import { randomUUID } from 'node:crypto';
import { expect, test } from '../../../src/test.ts';

test('a product is found in the list, duplicated, translated from the overview, and deleted with others', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const name = `Edition ${randomUUID().slice(0, 8)}`;
  await admin.signIn('/admin');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  await page.request.post('/api/products', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name, description: 'Zuerst.', price: 4900 },
  });

  await page.goto(`/admin?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('2 missing');
  await checkAccessibility();
  await page.getByRole('link', { name: `Duplicate ${name}` }).click();
  const german = page.getByRole('textbox', { name: 'Name (German)', exact: true });
  await expect(german).toHaveValue(`${name} (Kopie)`);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText(`${name} (Kopie)`).first()).toBeVisible();

  await page.goto(`/admin/translations?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: /^Translate/ })).toHaveCount(4);
  await checkAccessibility();
  await page.getByRole('link', { name: `Translate ${name} into French`, exact: true }).click();
  await expect(german).toHaveValue(name);

  await page.goto(`/admin?search=${encodeURIComponent(name)}`);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete 2 products' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No products found')).toBeVisible();
});
