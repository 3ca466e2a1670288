import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Admin } from '../../src/admin.ts';
import { demoPicture } from '../../src/demo-files.ts';
import { changeRow, deleteRow, idInAddress, newRow } from '../../src/rows.ts';
import { expect, test } from '../../src/test.ts';

const newName = () => `Juwelier Probe ${randomUUID().slice(0, 8)}`;
const addressOfProbe = { address: 'Graben 1', city: 'Wien', country: 'Austria' };
const getCard = (page: Page, name: string) => page.getByRole('article', { name });
/** Whether the next request of a visitor for the store locator contains a text. */
const isPublic = async (page: Page, text: string, language = 'de') =>
  (await (await page.request.get(`/store-locator?lang=${language}`)).text()).includes(text);

/** Signs in, creates a store through the API, and finds it in the list. */
async function findNew(page: Page, admin: Admin): Promise<{ name: string; id: string }> {
  const name = newName();
  await admin.beginSession();
  const id = await newRow(page, '/api/stores', { name, ...addressOfProbe });
  await page.goto(`/admin/stores?search=${encodeURIComponent(name)}`);
  await expect(getCard(page, name)).toBeVisible();
  return { name, id };
}

test('a store is added and changed, and visitors see it at the next request', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const name = newName();
  await admin.signIn('/admin/stores');
  await expect(page.getByRole('heading', { level: 1, name: 'Store Management' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Add Store' }).click();
  await page.getByRole('button', { name: 'Add Store' }).click();
  for (const message of ['Store name is required', 'Address is required', 'City is required', 'Country is required'])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await checkAccessibility();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Address', { exact: true }).fill('Graben 1');
  await page.getByLabel('City', { exact: true }).fill('Wien');
  await page.getByLabel('Country', { exact: true }).fill('Austria');
  await page.getByLabel('Latitude').fill('48,2085');
  await page.getByLabel('Longitude').fill('16.3725');
  await page.getByLabel('Description (German)').fill('Ein Haus zur Probe');
  await page.getByLabel('Description (English)').fill('A house on trial');
  await page.getByLabel('Add a service').fill('Gravur, Beratung, Werkstatt, Termine');
  await page.getByRole('button', { name: 'Add service' }).click();
  await page.locator('input[type=file]').setInputFiles(await demoPicture(page.request));
  await expect(page.getByLabel('Image path')).toHaveValue(/^\/uploads\//);
  await page.getByRole('button', { name: 'Add Store' }).click();

  await page.getByRole('searchbox', { name: 'Search stores' }).fill(name);
  const card = getCard(page, name);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(card).toContainText('Graben 1, Wien, Austria');
  await expect(card.getByText('+1 more')).toBeVisible();
  await expect(card.getByText('Ein Haus zur Probe')).toHaveCSS('-webkit-line-clamp', '2');
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  expect(await isPublic(page, name)).toBe(true);
  expect(await isPublic(page, 'Ein Haus zur Probe')).toBe(true);
  expect(await isPublic(page, 'A house on trial', 'en')).toBe(true);

  await card.getByRole('link', { name: `Edit ${name}` }).click();
  const id = await idInAddress(page, /stores\/([^/]+)\/edit/);
  const city = `Graz ${name}`;
  await page.getByLabel('City', { exact: true }).fill(city);
  await page.getByRole('button', { name: 'Save Store' }).click();
  await expect(page).toHaveURL(/\/admin\/stores\?search=/);
  // The toast stays as long as the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(card).toContainText(`Graben 1, ${city}, Austria`);
  expect(await isPublic(page, city)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('Graben 1, Wien, Austria');
  expect(await isPublic(page, city)).toBe(false);
  await deleteRow(page, `/api/stores/${id}`);
});

test('a store is taken off the site, put back and deleted; failures are shown where they happen', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const { name } = await findNew(page, admin);
  const card = getCard(page, name);
  await card.getByRole('button', { name: `Deactivate ${name}` }).click();
  await expect(card.getByText('Inactive')).toBeVisible();
  await expect.poll(() => isPublic(page, name)).toBe(false);
  await page.route('**/api/stores/*', (route) => route.abort(), { times: 1 });
  await card.getByRole('button', { name: `Activate ${name}` }).click();
  await expect(card.getByRole('alert')).toContainText('Failed to update store');
  await expect(card.getByText('Inactive')).toBeVisible();
  await checkAccessibility();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await expect.poll(() => isPublic(page, name)).toBe(true);

  await card.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Store' });
  await expect(dialog).toContainText('Are you sure you want to delete this store? This action cannot be undone.');
  await checkAccessibility();
  await page.route('**/api/stores/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete store');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No stores found')).toBeVisible();
  expect(await isPublic(page, name)).toBe(false);
});

test(
  'somebody else’s change of a store is not overwritten, and unsaved changes are not discarded without a question',
  { tag: '@full' },
  async ({ page, admin }) => {
    const { name, id } = await findNew(page, admin);
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await page.getByLabel('Phone').fill('+43 1 5550110');
    await changeRow(page, `/api/stores/${id}`, { postalCode: '1010' });
    await page.getByRole('button', { name: 'Save Store' }).click();
    await expect(page.getByText(/had changed meanwhile was kept: Postal code\./)).toBeVisible();
    await expect(getCard(page, name)).toContainText('+43 1 5550110');

    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(page.getByLabel('Postal code')).toHaveValue('1010');
    await page.getByLabel('Phone').fill('+43 1 5550111');
    await page.getByRole('link', { name: 'Stores', exact: true }).first().click();
    const leaving = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('+43 1 5550111');
    await page.getByRole('button', { name: 'Save Store' }).click();
    await expect(getCard(page, name)).toContainText('+43 1 5550111');
    await deleteRow(page, `/api/stores/${id}`);
  },
);

test(
  'a failure to load stores is reported, and an empty list offers to add one',
  { tag: '@full' },
  async ({ page, admin }) => {
    const list = '**/api/stores/all';
    await page.route(list, (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND', error: '' } }));
    await admin.signIn('/admin/stores');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch stores An error occurred');
    await page.unroute(list);
    await page.route(list, (route) => route.fulfill({ json: [] }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No stores found')).toBeVisible();
    await expect(page.getByText('Get started by adding your first store location.')).toBeVisible();
  },
);
