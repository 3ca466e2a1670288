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

test('all products that are found, on every page, are unpublished, published again and deleted', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  const name = `Reihe ${randomUUID().slice(0, 8)}`;
  await admin.signIn('/admin');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const headers = { Authorization: `Bearer ${token}` };
  for (let n = 1; n <= 22; n += 1) {
    const data = { name: `${name} ${n}`, description: 'Eine von vielen.' };
    expect((await page.request.post('/api/products', { headers, data })).status()).toBe(201);
  }
  const countDrafts = async () => {
    const products = (await (await page.request.get('/api/products', { headers })).json()) as {
      name: string;
      published: boolean;
    }[];
    return products.filter((product) => product.name.startsWith(name) && !product.published).length;
  };

  await page.goto(`/admin?search=${encodeURIComponent(name)}`);
  const bar = page.getByRole('group', { name: 'Selected rows' });
  const chooseAll = async () => {
    await page.getByLabel('Select all on this page').check();
    await bar.getByRole('button', { name: 'Select all 22 found' }).click();
    await expect(bar).toContainText('All 22 found selected');
  };
  await chooseAll();
  await checkAccessibility();
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('22 products unpublished.')).toBeVisible();
  expect(await countDrafts()).toBe(22);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Publication of 22 products restored.')).toBeVisible();
  expect(await countDrafts()).toBe(0);

  await chooseAll();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete 22 products' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No products found')).toBeVisible();
});
