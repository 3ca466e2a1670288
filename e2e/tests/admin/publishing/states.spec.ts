import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deleteRow, newRow } from '../../../src/rows.ts';
import { expect, test } from '../../../src/test.ts';

const status = async (page: Page, path: string) => (await page.request.get(path)).status();
const read = async (page: Page, path: string) => (await page.request.get(path)).text();

test('a product is written as a draft, and published from its form', async ({ page, admin, checkAccessibility }) => {
  test.slow();
  const name = `Entwurf ${randomUUID().slice(0, 8)}`;
  await admin.beginSession();
  const id = await newRow(page, '/api/products', { name, description: 'Noch nicht.', price: 10, published: false });
  const path = `/product/${id}`;
  expect(await status(page, path)).toBe(404);
  for (const list of ['/products', '/compare', '/sitemap.xml']) expect(await read(page, list)).not.toContain(id);

  await page.goto(`/admin?search=${encodeURIComponent(name)}&state=draft`);
  const row = page.getByRole('row', { name });
  await expect(row.getByText('Draft')).toBeVisible();
  await checkAccessibility();
  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByText('Visitors do not see the product.')).toBeVisible();
  await page.getByLabel('Publication time').fill('2999-01-02T08:00');
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(page.getByText(/^Visitors see the product from Jan 2, 2999/)).toBeVisible();
  await checkAccessibility();
  await page.getByLabel('Publication time').fill('');
  await expect(page.getByText('Visitors see the product as soon as it is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect.poll(() => status(page, path)).toBe(200);
  for (const list of ['/products', '/compare', '/sitemap.xml']) await expect.poll(() => read(page, list)).toContain(id);
  await deleteRow(page, `/api/products/${id}`);
});

test('a scheduled product and section appear at their time on pages that are kept', async ({ page, admin }) => {
  const word = randomUUID().slice(0, 8);
  await admin.beginSession();
  const publishedAt = new Date(Date.now() + 6000).toISOString();
  const product = { name: `Edition ${word}`, description: 'Bald.', price: 10, publishedAt };
  const section = { sectionKey: word, title: `Abend ${word}`, displayOrder: 90, publishedAt };
  const productId = await newRow(page, '/api/products', product);
  const sectionId = await newRow(page, '/api/homepage-sections/admin', section);
  for (const path of ['/products', '/']) expect(await read(page, `${path}?lang=de`)).not.toContain(word);
  for (const path of ['/products', '/']) await expect.poll(() => read(page, path)).toContain(word);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishedAt));
  await deleteRow(page, `/api/products/${productId}`);
  await deleteRow(page, `/api/homepage-sections/admin/${sectionId}`);
});

test('a content page is scheduled in its dialog, and the list says so', async ({ page, admin, checkAccessibility }) => {
  await admin.beginSession();
  const before = await status(page, '/privacy');
  expect(before).toBe(200);
  await page.goto('/admin/content-pages');
  await page.getByRole('link', { name: 'Edit Privacy Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Privacy Policy' });
  const save = async (reason: string) => {
    await dialog.getByRole('button', { name: 'Save Page' }).click();
    const question = page.getByRole('alertdialog', { name: 'Change Privacy Policy?' });
    await question.getByLabel('Reason').fill(reason);
    await question.getByRole('button', { name: 'Save Page' }).click();
  };
  await dialog.getByLabel('Publication time').fill('2999-01-02T08:00');
  await expect(dialog.getByText(/^Visitors see the page from Jan 2, 2999/)).toBeVisible();
  await checkAccessibility();
  await save('Gilt ab Januar');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Privacy Policy/ });
  await expect(row.getByRole('switch', { name: /^Scheduled/ })).toBeChecked();
  await expect.poll(() => status(page, '/privacy')).toBe(404);
  await page.getByRole('link', { name: 'Edit Privacy Policy' }).click();
  await dialog.getByLabel('Publication time').fill('');
  await save('Gilt doch schon');
  await expect(dialog).toBeHidden();
  await expect.poll(() => status(page, '/privacy')).toBe(200);
});
