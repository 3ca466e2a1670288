import { expect, test } from '../../../src/test.ts';

test('an owner makes a key, a program uses it within its permissions, and it ends when it is revoked', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  await admin.signIn('/admin/api-keys');
  await expect(page.getByText('No program has a key yet')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a key' });
  await dialog.getByLabel('Name').fill('ERP');
  await dialog.getByLabel(/^See orders/).check();
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const shown = page.getByRole('dialog', { name: 'The key of ERP' });
  const key = await shown.getByLabel('API key').inputValue();
  expect(key).toMatch(/^vt_[\w-]{43}$/);
  await checkAccessibility();
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('row', { name: /ERP/ })).toContainText('Never');

  const headers = { Authorization: `Bearer ${key}` };
  const allowed = await page.request.get('/api/orders', { headers });
  expect(allowed.status()).toBe(200);
  expect(allowed.headers()['ratelimit-limit']).toBe('600');
  expect((await page.request.get('/api/admin/staff', { headers })).status()).toBe(403);
  await page.reload();
  await expect(page.getByRole('row', { name: /ERP/ })).not.toContainText('Never');

  await page.getByRole('button', { name: 'Revoke the key of ERP' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No program has a key yet')).toBeVisible();
  expect((await page.request.get('/api/orders', { headers })).status()).toBe(401);
});
