import type { Page } from '@playwright/test';
import { demoPicture } from '../../../src/demo-files.ts';
import { expect, test } from '../../../src/test.ts';

interface Product {
  id: string;
  name: string;
  image: string;
}

/** Creates a published product with an uploaded picture through the API. */
async function newProduct(page: Page): Promise<Product> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const files = { ...(await demoPicture(page.request)), name: 'library.webp' };
  const upload = await page.request.post('/api/upload', { headers, multipart: { files } });
  const [image] = ((await upload.json()) as { urls: string[] }).urls;
  const data = { name: `Signature ${Date.now().toString(36)}`, description: 'Edition', price: 10, image };
  const answer = await page.request.post('/api/products', { headers, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Product;
}

test('alternative text and focal point of a picture are on its page, and so is the picture that replaces it', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  await admin.signIn('/admin/media');
  const product = await newProduct(page);
  const address = product.image.replace('/uploads/', '');
  await page.goto(`/admin/media?search=${address}`);
  const tile = page.getByRole('list', { name: 'Files, newest first' }).getByRole('link');
  await expect(tile).toHaveCount(1);
  await expect(tile).toContainText('Used once');
  await checkAccessibility();
  await tile.click();
  const dialog = page.getByRole('dialog', { name: 'library.webp' });
  await expect(dialog.getByRole('link', { name: `Product “${product.name}”` })).toBeVisible();
  const point = dialog.getByRole('slider', { name: 'Focal point' });
  await point.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(point).toHaveAttribute('aria-valuetext', '40% from the left, 60% from the top');
  await dialog.getByRole('textbox', { name: 'Alternative text (German)' }).fill('Ein grünes Zeichen');
  await dialog.getByRole('textbox', { name: 'Alternative text (English)' }).fill('A green mark');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('File “library.webp” was saved.')).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`/product/${product.id}?lang=en`);
  const shown = visitor.getByRole('img', { name: 'A green mark' }).first();
  await expect(shown).toBeVisible();
  await expect(shown).toHaveCSS('object-position', '40% 60%');
  await expect(shown).toHaveAttribute('src', product.image);

  await page.goto(`/admin/media?search=${address}`);
  await tile.click();
  await dialog.locator('input[type=file]').setInputFiles(await demoPicture(page.request));
  await expect(page.getByText('File “library.webp” was replaced.')).toBeVisible();
  const replaced = page.getByRole('dialog', { name: 'picture.webp' });
  await expect(replaced.getByRole('textbox', { name: 'Alternative text (English)' })).toHaveValue('A green mark');
  await visitor.reload();
  await expect(shown).toBeVisible();
  await expect(shown).not.toHaveAttribute('src', product.image);
  await expect(shown).toHaveCSS('object-position', '40% 60%');
});
