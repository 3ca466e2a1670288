import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPicture } from '../../src/demo-files.ts';
import { deleteRow, idInAddress, newRow } from '../../src/rows.ts';
import { expect, test } from '../../src/test.ts';

const newName = () => `Brieföffner ${randomUUID().slice(0, 8)}`;
/** Whether the next request of a visitor for a page contains a text. */
const isPublic = async (page: Page, text: string, path = '/accessories?lang=de') =>
  (await (await page.request.get(path)).text()).includes(text);

test('an accessory is added and changed, and visitors see it at the next request', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const name = newName();
  await admin.signIn('/admin/accessories');
  await expect(page.getByRole('heading', { level: 1, name: 'Accessories Management' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Add Accessory' }).click();
  await page.getByRole('button', { name: 'Add Accessory' }).click();
  for (const message of ['Accessory name is required', 'Category is required', 'Price is required'])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Add a specification: Specifications (German)' }).click();
  await checkAccessibility();

  const german = page.getByRole('group', { name: 'Specifications (German)' });
  await german.getByLabel('Label of specification 1').fill('Klinge');
  await german.getByLabel('Text of specification 1').fill('Damast');
  await page.getByLabel('Name (German)').fill(name);
  await page.getByLabel('Name (English)').fill(`${name} letter opener`);
  await page.getByLabel('Category').selectOption('Other');
  await page.getByLabel('Price', { exact: true }).fill('129,90');
  await page.getByLabel('Stock', { exact: true }).fill('7');
  await page.getByLabel('Weight').fill('82,5');
  await page.getByLabel('Add a feature').fill('Von Hand geschärft');
  await page.getByRole('button', { name: 'Add feature' }).click();
  await page
    .getByRole('group', { name: 'Main image' })
    .locator('input[type=file]')
    .setInputFiles(await demoPicture(page.request));
  await expect(page.getByLabel('Main image path')).toHaveValue(/^\/uploads\//);
  await page.getByRole('button', { name: 'Add Accessory' }).click();
  await expect(page.getByText(`Accessory “${name}” was created.`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search accessories' }).fill(name);
  const card = page.getByRole('article', { name });
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  for (const text of ['Other', '€129.90', 'Stock: 7', 'In Stock'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  expect(await isPublic(page, name)).toBe(true);

  await card.getByRole('link', { name: `Edit ${name}` }).click();
  const id = await idInAddress(page, /accessories\/([^/]+)\/edit/);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('129.90');
  await expect(page.getByLabel('Weight')).toHaveValue('82.5');
  await expect(german.getByLabel('Text of specification 1')).toHaveValue('Damast');
  await page.getByLabel('Subtitle (German)').fill('Für die Post des Hauses');
  await page.getByRole('button', { name: 'Save Accessory' }).click();
  await expect(page).toHaveURL(/\/admin\/accessories\?search=/);
  for (const text of ['Für die Post des Hauses', 'Klinge', 'Damast', 'Von Hand geschärft'])
    expect(await isPublic(page, text, `/accessory/${id}?lang=de`)).toBe(true);
  expect(await isPublic(page, `${name} letter opener`, `/accessory/${id}?lang=en`)).toBe(true);
  await deleteRow(page, `/api/accessories/${id}`);
});

test('an accessory is hidden, shown, filtered and deleted; failures are shown where they happen', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const name = newName();
  await admin.beginSession();
  const id = await newRow(page, '/api/accessories', { name, category: 'other', price: 80, stock: 3 });
  await page.goto(`/admin/accessories?search=${encodeURIComponent(name)}`);
  const card = page.getByRole('article', { name });
  const isInStock = async () =>
    ((await (await page.request.get(`/api/accessories/${id}`)).json()) as { isInStock: boolean }).isInStock;
  await card.getByRole('button', { name: `Hide ${name}` }).click();
  await expect(card.getByText('Out of Stock')).toBeVisible();
  await expect.poll(isInStock).toBe(false);
  await page.getByLabel('Stock Status').selectOption('In Stock');
  await expect(page.getByText('Try adjusting your filters to see more results.')).toBeVisible();
  await page.getByLabel('Stock Status').selectOption('Out of Stock');
  await page.getByLabel('Category').selectOption('Other');
  await page.route('**/toggle-stock', (route) => route.abort(), { times: 1 });
  await card.getByRole('button', { name: `Show ${name}` }).click();
  await expect(card.getByRole('alert')).toContainText('Failed to update accessory');
  await expect(card.getByText('Out of Stock')).toBeVisible();
  await checkAccessibility();
  await page.getByLabel('Stock Status').selectOption('All Items');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('In Stock')).toBeVisible();
  await expect.poll(isInStock).toBe(true);

  await card.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${name}` });
  await expect(dialog).toContainText('Are you sure you want to delete this accessory?');
  await checkAccessibility();
  await page.route('**/api/accessories/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete accessory');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Accessory “${name}” was deleted.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await isPublic(page, name)).toBe(false);
});

test(
  'a failure to load accessories is reported, and an empty list offers to add one',
  { tag: '@full' },
  async ({ page, admin }) => {
    const list = '**/api/accessories/admin/all';
    await page.route(list, (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND', error: '' } }));
    await admin.signIn('/admin/accessories');
    await expect(page.getByRole('alert')).toContainText('Error loading accessories. Please try again.');
    await page.unroute(list);
    await page.route(list, (route) => route.fulfill({ json: [] }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Get started by adding your first accessory.')).toBeVisible();
  },
);
