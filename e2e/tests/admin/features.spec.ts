import { randomUUID } from 'node:crypto';
import { demoPicture } from '../../src/demo-files.ts';
import { expect, test } from '../../src/test.ts';

test('a feature is added, changed, switched and deleted, and products that name it show it at once', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const title = `Funktion ${randomUUID().slice(0, 8)}`;
  const headers = { Authorization: `Bearer ${await admin.token()}` };
  await admin.signIn('/admin/features');
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkAccessibility();

  await page.getByRole('button', { name: 'Add Feature' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Feature' }).click();
  await expect(dialog.getByText('Feature title is required')).toBeVisible();
  await checkAccessibility();
  await dialog.getByLabel('Title (German)').fill(title);
  await dialog.getByLabel('Description (German)').fill('Was sie tut.');
  await dialog.locator('input[type=file]').setInputFiles(await demoPicture(page.request));
  await expect(dialog.getByLabel('Feature image path')).toHaveValue(/^\/uploads\//);
  await dialog.getByRole('button', { name: 'Add Feature' }).click();
  await expect(page.getByText(`Feature “${title}” was created.`)).toBeVisible();

  const created = await page.request.post('/api/products', {
    headers,
    data: { name: `Edition für ${title}`, description: 'Mit Funktion.', features: [title] },
  });
  const { id } = (await created.json()) as { id: string };
  const shown = async (language: string) => (await page.request.get(`/product/${id}?lang=${language}`)).text();
  expect(await shown('de')).toContain('Was sie tut.');

  await page.getByRole('searchbox', { name: 'Search features' }).fill(title);
  const card = page.getByRole('article', { name: title });
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(card.getByText('English missing')).toBeVisible();
  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await dialog.getByLabel('Title (English)').fill(`${title} in English`);
  await dialog.getByRole('button', { name: 'Save Feature' }).click();
  await expect(page.getByText(`Feature “${title}” was saved.`)).toBeVisible();
  expect(await shown('en')).toContain(`${title} in English`);

  await page.route('**/api/features/*', (route) => route.abort(), { times: 1 });
  await card.getByRole('button', { name: `Deactivate ${title}` }).click();
  await expect(card.getByRole('alert')).toContainText('Failed to update feature');
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/features')).text()).not.toContain(title);
  await page.getByLabel('Filter by status').selectOption('Active');
  await expect(page.getByText('No features found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all features' }).click();
  await page.getByRole('searchbox', { name: 'Search features' }).fill(title);

  await card.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Feature' });
  await expect(question).toContainText('Are you sure you want to delete this feature?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/was deleted/)).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await shown('de')).toContain(title);
  expect(await shown('de')).not.toContain('Was sie tut.');
  await page.request.delete(`/api/products/${id}`, { headers });
});

test('a failure to load features is reported; an empty list says so', { tag: '@full' }, async ({ page, admin }) => {
  await page.route('**/api/features/admin/all', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, code: 'CONFLICT', error: 'Not now', message: 'Not now' } }),
  );
  await admin.signIn('/admin/features');
  await expect(page.getByRole('alert')).toContainText('Error loading features. Not now');
  await page.goto('/admin/add-product');
  await page.getByRole('button', { name: 'Select a feature' }).click();
  const library = page.getByRole('dialog', { name: 'Select Features' });
  await expect(library.getByRole('alert')).toContainText('No features available. Please check the console for errors.');
  await page.unroute('**/api/features/admin/all');
  await page.route('**/api/features/admin/all', (route) => route.fulfill({ json: [] }));
  await library.getByRole('button', { name: 'Try again' }).click();
  await expect(library.getByText('No features found.')).toBeVisible();
  await page.goto('/admin/features');
  await expect(page.getByText('What you add here can be chosen for any product.')).toBeVisible();
});
