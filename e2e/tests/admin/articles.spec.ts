import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPicture } from '../../src/demo-files.ts';
import { deleteRow, idInAddress, newRow } from '../../src/rows.ts';
import { expect, test } from '../../src/test.ts';

const newName = () => `Meldung ${randomUUID().slice(0, 8)}`;
const slugOf = (title: string) => title.toLowerCase().replace(' ', '-');
/** The answer to a visitor's next request. */
const read = async (page: Page, path: string) => (await page.request.get(path)).text();

test('staff write an article, publish it, and visitors read it in both languages', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  const title = newName();
  const path = `/newsroom/${slugOf(title)}`;
  await admin.signIn('/admin/articles');
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Add Article' }).click();
  await page.getByRole('button', { name: 'Add Article' }).click();
  for (const message of ['Title is required', 'Address is required'])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel('Title (German)', { exact: true }).fill(title);
  await expect(page.getByLabel('Address')).toHaveValue(slugOf(title));
  await page.getByLabel('Title (English)', { exact: true }).fill(`${title} in English`);
  await page.getByLabel('Summary (German)', { exact: true }).fill('Kurz gesagt');
  await page.getByLabel('Summary (English)', { exact: true }).fill('In short');
  await page.getByRole('textbox', { name: 'Content (German)' }).click();
  await page.keyboard.type('Guten Tag');
  await page.getByRole('textbox', { name: 'Content (English)' }).click();
  await page.keyboard.type('Good day');
  await page
    .getByRole('group', { name: 'Image' })
    .locator('input[type=file]')
    .setInputFiles(await demoPicture(page.request));
  await expect(page.getByLabel('Image path')).toHaveValue(/^\/uploads\//);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Add Article' }).click();
  await expect(page.getByText(`Article “${title}” was created.`)).toBeVisible();

  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('Draft')).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  await card.getByRole('button', { name: `Publish ${title}` }).click();
  await expect(card.getByText('Published')).toBeVisible();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);

  expect(await read(page, `${path}?lang=de`)).toContain('<p>Guten Tag</p>');
  expect(await read(page, `${path}?lang=en`)).toContain('<p>Good day</p>');
  for (const [language, shown] of [
    ['de', title],
    ['en', `${title} in English`],
  ]) {
    expect(await read(page, `/newsroom?lang=${language}`)).toContain(shown);
    expect(await read(page, `/newsroom/feed.xml?lang=${language}`)).toContain(`<title>${shown}</title>`);
  }
  expect(await read(page, '/sitemap.xml')).toMatch(new RegExp(`${path}</loc><lastmod>`));

  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByLabel('Address')).toBeDisabled();
  const id = await idInAddress(page, /articles\/([^/]+)\/edit/);

  await page.goto('/newsroom?lang=en');
  // Until the page is hydrated a link leads to the language of the cookie.
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeEnabled();
  await page.getByRole('link', { name: `${title} in English` }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1, name: `${title} in English` })).toBeVisible();
  await expect(page.locator('article img').first()).toHaveJSProperty('complete', true);
  await checkAccessibility();
  await deleteRow(page, `/api/articles/admin/${id}`);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
});

test('a scheduled article appears at its time', async ({ page, admin }) => {
  const title = newName();
  await admin.beginSession();
  const publishedAt = new Date(Date.now() + 4000).toISOString();
  const id = await newRow(page, '/api/articles/admin', { title, slug: slugOf(title), published: true, publishedAt });
  await page.goto('/newsroom?lang=de');
  await expect(page.getByRole('region', { name: 'Meldungen' })).toBeVisible();
  expect(await read(page, '/newsroom?lang=de')).not.toContain(title);
  await expect.poll(() => read(page, '/newsroom?lang=de')).toContain(title);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishedAt));
  await deleteRow(page, `/api/articles/admin/${id}`);
});

test('an address that another article has is reported at its field, and nothing typed is lost', async ({
  page,
  admin,
}) => {
  const title = newName();
  await admin.beginSession();
  const id = await newRow(page, '/api/articles/admin', { title, slug: slugOf(title) });
  await page.goto('/admin/articles/new');
  await page.getByLabel('Title (German)', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Add Article' }).click();
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/^Another article already has this address/);
  await expect(page.getByLabel('Title (German)', { exact: true })).toHaveValue(title);
  await deleteRow(page, `/api/articles/admin/${id}`);
});
