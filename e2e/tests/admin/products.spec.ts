import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demoFilm, demoPicture } from '../../src/demo-files.ts';
import { idInAddress } from '../../src/rows.ts';
import { expect, test } from '../../src/test.ts';

const publicPage = async (page: Page, id: string, language: string) =>
  (await page.request.get(`/product/${id}?lang=${language}`)).text();
const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });
const picker = (page: Page, group: string): Locator =>
  page.getByRole('group', { name: group, exact: true }).locator('input[type=file]');

const MEGABYTE = 1024 * 1024;

/** Writes a film that takes a while to upload: the demo's with free space appended, as MP4 allows. @returns its path */
async function largeFilm(page: Page, path: string): Promise<string> {
  const { buffer } = await demoFilm(page.request);
  const free = Buffer.alloc(8 * MEGABYTE);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4);
  await writeFile(path, Buffer.concat([buffer, free]));
  return path;
}

/** Creates a product with a name and a description through the API. */
async function aProduct(page: Page, token: string): Promise<{ id: string; name: string }> {
  const answer = await page.request.post('/api/products', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: `Edition ${randomUUID().slice(0, 8)}`, description: 'Zuerst.' },
  });
  return (await answer.json()) as { id: string; name: string };
}

/** The save bar must not cover the focused element and its error message (WCAG 2.4.11). */
async function expectClearOfSaveBar(page: Page, complaint?: string): Promise<void> {
  const covered = await page.evaluate((text) => {
    const bar = [...document.querySelectorAll('form button[type=submit]')].at(-1)?.parentElement as Element;
    const top = bar.getBoundingClientRect().top;
    const message = [...document.querySelectorAll('form p')].find(({ textContent }) => textContent === text);
    return [document.activeElement, message]
      .filter((element): element is Element => element instanceof Element && !bar.contains(element))
      .filter((element) => element.getBoundingClientRect().bottom > top + 1)
      .map(({ outerHTML }) => outerHTML);
  }, complaint);
  expect(covered).toEqual([]);
}

test('the save bar hides no field that is reached with Tab', async ({ page, admin }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await admin.signIn('/admin/stores/new');
  await field(page, 'Name').focus();
  const save = page.getByRole('button', { name: 'Add Store' });
  const isFocused = () => save.evaluate((button) => button === document.activeElement);
  for (let fields = 0; !(await isFocused()); fields++) {
    expect(fields, 'the button is reached').toBeLessThan(60);
    await expectClearOfSaveBar(page);
    await page.keyboard.press('Tab');
  }
});

test('a product is created with everything that is typed, and is on the site at once', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const name = `Edition ${randomUUID().slice(0, 8)}`;
  await admin.signIn('/admin');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Product' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Product' }).click();
  for (const message of ['Product name is required', 'Product description is required'])
    await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, 'Name (German)')).toBeFocused();
  await expectClearOfSaveBar(page, 'Product name is required');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: '2 fields need attention' }).click();
  await expect(field(page, 'Name (German)')).toBeFocused();

  await field(page, 'Name (German)').fill(name);
  await field(page, 'Name (English)').fill(`${name} in English`);
  await field(page, 'Subtitle (German)').fill('Ein Versuch');
  await field(page, 'Description (German)').fill('Was diese Edition kann.');
  await expect(page.getByText('2 English texts are missing')).toBeVisible();
  await field(page, 'One-time price').fill('1.250');
  await field(page, 'Monthly price').fill('99,50');
  await expect(page.getByText(/could mean two amounts/)).toBeVisible();
  await field(page, 'One-time price').fill('4900,50');
  await field(page, 'Add a feature').fill(' Eigene Zutat , ');
  await page.getByRole('button', { name: 'Add feature' }).click();
  await field(page, 'feature 1, English').fill('An ingredient of its own');
  await field(page, 'Add a colour').fill('Rot, Blau');
  await page.keyboard.press('Enter');
  await expect(field(page, 'colour 2, German')).toHaveValue('Blau');

  await checkAccessibility();
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText(`Product “${name}” was created.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);

  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  const id = await idInAddress(page, /product\/([^/]+)\/edit/);
  for (const text of [name, 'Ein Versuch', 'Eigene Zutat', 'Rot\u00a0· Blau'])
    expect(await publicPage(page, id, 'de')).toContain(text);
  for (const text of [`${name} in English`, 'Ein Versuch', 'An ingredient of its own'])
    expect(await publicPage(page, id, 'en')).toContain(text);
  await expect(field(page, 'Monthly price')).toHaveValue('99.50');
  await expect(field(page, 'Enhanced service price')).toHaveValue('');
  await page.request.delete(`/api/products/${id}`, { headers: { Authorization: `Bearer ${await admin.token()}` } });
});

test('features are chosen from the library and seen in the preview, in both languages', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const token = await admin.token();
  const { id } = await aProduct(page, token);
  await admin.signIn(`/admin/product/${id}/edit`);
  await page.getByRole('button', { name: 'Select a feature' }).click();
  const library = page.getByRole('dialog', { name: 'Select Features' });
  await library.getByRole('searchbox').fill('no such feature');
  await expect(library.getByText('No features match your search. Try a different search term.')).toBeVisible();
  await library.getByRole('searchbox').fill('Wunsch');
  await library.getByRole('checkbox', { name: 'Wunschliste' }).check();
  await expect(library.getByText('1 selected')).toBeVisible();
  await checkAccessibility();
  await library.getByRole('button', { name: 'Save Selection' }).click();
  await field(page, 'Name (English)').fill('Only in English');
  await field(page, 'One-time price').fill('4900,50');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText('Wunschliste')).toBeVisible();
  await expect(preview.getByText('Einmaliger Kauf')).toBeVisible();
  await preview.getByRole('button', { name: 'English' }).click();
  await expect(preview.getByText('Only in English')).toBeVisible();
  await expect(preview.getByText('Wish list')).toBeVisible();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  for (const text of ['Only in English', 'Wish list']) expect(await publicPage(page, id, 'en')).toContain(text);
  await page.request.delete(`/api/products/${id}`, { headers: { Authorization: `Bearer ${token}` } });
});

test('a product is changed and deleted, and the site follows', async ({ page, admin, checkAccessibility }) => {
  const { id, name } = await aProduct(page, await admin.token());
  await admin.signIn(`/admin/product/${id}/edit`);
  await field(page, 'Subtitle (German)').fill('Ein zweiter Versuch');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText(`Product “${name}” was saved.`)).toBeVisible();
  expect(await publicPage(page, id, 'de')).toContain('Ein zweiter Versuch');
  await expect(page).toHaveURL(/\/admin$/);

  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${name}` });
  await expect(dialog).toContainText('Are you sure you want to delete this product?');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Product “${name}” was deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`/product/${id}`)).status()).toBe(404);
});

test(
  'pictures are uploaded together, put in order by button and by dragging, and removed',
  { tag: '@full' },
  async ({ page, admin }) => {
    const token = await admin.token();
    const { id, name } = await aProduct(page, token);
    const stored = async () =>
      ((await (await page.request.get(`/api/products/${id}`)).json()) as { images: string[] }).images;
    await admin.signIn(`/admin/product/${id}/edit`);
    const chosen = await demoPicture(page.request);
    await picker(page, 'Product images').setInputFiles([chosen, { ...chosen, name: 'second.webp' }]);
    const picture = (number: number) => page.getByRole('img', { name: `Product image ${number}` });
    await expect(picture(2)).toBeVisible();
    const second = await picture(2).getAttribute('src');
    await page.getByRole('button', { name: 'Move product image 2 left' }).click();
    await expect(picture(1)).toHaveAttribute('src', second ?? '');
    await picture(2).dragTo(picture(1));
    await expect(picture(2)).toHaveAttribute('src', second ?? '');
    await page.getByRole('button', { name: 'Remove product image 1' }).click();
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText(`Product “${name}” was saved.`)).toBeVisible();
    expect(await stored()).toEqual([second]);
    await page.request.delete(`/api/products/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  },
);

test(
  'an upload shows its progress, is aborted when cancelled, and can be retried',
  { tag: '@full' },
  async ({ page, admin, checkAccessibility }, testInfo) => {
    await admin.signIn('/admin/add-product');
    const film = await largeFilm(page, testInfo.outputPath('long-film.mp4'));
    const network = await page.context().newCDPSession(page);
    const throttle = (bytesPerSecond: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      });
    await network.send('Network.enable');
    await throttle(MEGABYTE / 2);

    await picker(page, 'Header video').setInputFiles(film);
    const header = page.getByRole('group', { name: 'Header video', exact: true });
    await expect(header.getByText(/^\d+(\.\d)? (KB|MB) of \d+(\.\d)? MB · .*\/s · .* left$/)).toBeVisible();
    await expect(header.getByRole('progressbar')).not.toHaveJSProperty('value', 0);
    await checkAccessibility();
    await field(page, 'Name (German)').fill('Noch nicht');
    await page.getByRole('button', { name: 'Create Product' }).click();
    await expect(page.getByText('Wait until the upload is complete, or cancel it.')).toBeVisible();
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/upload'));
    await header.getByRole('button', { name: 'Cancel the upload of long-film.mp4' }).click();
    await aborted;
    await expect(header.getByText('Upload cancelled').first()).toBeVisible();
    await expect(header.getByRole('textbox')).toHaveValue('');

    await throttle(-1);
    await page.route('**/api/upload', (route) => route.abort('connectionfailed'), { times: 1 });
    await header.getByRole('button', { name: 'Retry the upload of long-film.mp4' }).click();
    await expect(header.getByRole('alert')).toContainText('Header video upload failed. Please try again.');
    await header.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Header video uploaded successfully!')).toBeVisible({ timeout: 30_000 });
    await expect(header.getByRole('textbox')).toHaveValue(/^\/uploads\/.*\.mp4$/);
  },
);

test(
  'a file that is not a film is refused with a message, by its bytes as well as by its name',
  { tag: '@full' },
  async ({ page, admin }) => {
    await admin.signIn('/admin/add-product');
    const header = page.getByRole('group', { name: 'Header video', exact: true });
    const sentence = 'Videos must be MP4, AVI, MOV, WMV, FLV, WebM or MKV';
    await picker(page, 'Header video').setInputFiles(await demoPicture(page.request));
    await expect(header.getByRole('alert')).toContainText(sentence);
    const text = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film at all'.repeat(1000)) };
    await picker(page, 'Header video').setInputFiles(text);
    await expect(header.getByRole('alert')).toContainText('Upload failed:');
    await header.getByRole('button', { name: 'Dismiss' }).click();
    await expect(header.getByRole('alert')).toHaveCount(0);
  },
);

test('an unknown product and a failure to load are reported', { tag: '@full' }, async ({ page, admin }) => {
  await admin.signIn('/admin/product/0197aaaa-0000-7000-8000-000000000000/edit');
  await expect(page.getByText('Product not found')).toBeVisible();
  await page.goto('/admin/product/edit');
  await expect(page.getByText('Product ID not found')).toBeVisible();
  await page.route('**/api/products/*', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, code: 'CONFLICT', error: 'Not now', message: 'Not now' } }),
  );
  await page.goto('/admin/product/0197aaaa-0000-7000-8000-000000000001/edit');
  await expect(page.getByRole('alert')).toContainText('Error loading product. Not now');
  await page.unroute('**/api/products/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Product not found')).toBeVisible();
});

test('a conflict with somebody else’s change is resolved field by field', async ({ page, admin }) => {
  const token = await admin.token();
  const headers = { Authorization: `Bearer ${token}` };
  const { id } = await aProduct(page, token);
  await admin.signIn(`/admin/product/${id}/edit`);
  await field(page, 'Subtitle (German)').fill('Von mir');
  await page.request.put(`/api/products/${id}`, { headers, data: { subtitle: 'Von jemand anderem' } });
  await page.getByRole('button', { name: 'Update Product' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'This product was changed meanwhile' });
  const subtitle = dialog.getByRole('group', { name: 'Subtitle' });
  await expect(subtitle.getByRole('radio', { name: /Stored now.*Von jemand anderem/ })).toBeVisible();
  await expect(subtitle.getByRole('radio', { name: /Yours.*Von mir/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save these' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect(await publicPage(page, id, 'de')).toContain('Von mir');
  await page.request.delete(`/api/products/${id}`, { headers });
});
