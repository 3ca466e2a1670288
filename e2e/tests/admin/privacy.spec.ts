import { readFile } from 'node:fs/promises';
import { newOrder } from '../../src/new-order.ts';
import { newAddress } from '../../src/order-form.ts';
import { refuse } from '../../src/refuse.ts';
import { expect, test } from '../../src/test.ts';

const PATH = '/admin/privacy';

test('the data of a person are shown, exported and erased, and the log says who did it', async ({
  page,
  admin,
  system,
  checkAccessibility,
}) => {
  test.slow();
  const email = newAddress('auskunft');
  const { id, label } = await newOrder(page.request, email);
  await admin.signIn(PATH);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Show and export' }).click();
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveAccessibleDescription('Email is required');
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Show and export' }).click();
  const data = page.getByRole('region', { name: `Data of ${email}` });
  await expect(data.getByRole('heading', { name: 'Orders (1)' })).toBeVisible();
  await data.locator('summary').first().click();
  await expect(data.getByText('Élise Größmann')).toBeVisible();
  await checkAccessibility();

  const saving = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download as JSON' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.json$/);
  const handed = JSON.parse(await readFile(await file.path(), 'utf8')) as { held: { orders: { id: string }[] } };
  expect(handed.held.orders.map((order) => order.id)).toEqual([id]);

  await page.getByRole('button', { name: 'Erase …' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Erase personal data' });
  await expect(asked).toContainText(email);
  await expect(asked).toContainText('This cannot be undone.');
  await checkAccessibility();
  await asked.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(`The data of ${email} were erased: Orders: 1.`)).toBeVisible();
  await expect(data).toBeHidden();

  await page.getByRole('searchbox', { name: 'Find by person or thing' }).fill(email);
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log.getByRole('row')).toHaveCount(3);
  await expect(log.getByRole('row').nth(1)).toContainText('Erased personal data');
  await expect(log.getByRole('row').nth(2)).toContainText('Exported personal data');
  await expect(log.getByRole('row').nth(1)).toContainText(system.admin.email);
  await page.goto(`/admin/orders?search=${encodeURIComponent(label)}`);
  await expect(page.getByText(email)).toHaveCount(0);
});

test(
  'the audit log is filtered by links and fields, and a failure is reported',
  { tag: '@full' },
  async ({ page, admin, system }) => {
    await admin.signIn(`${PATH}?action=admin`);
    const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
    const signIn = rows.filter({ hasText: 'Signed in' }).filter({ hasText: system.admin.email }).first();
    await expect(signIn).toBeVisible();
    await signIn.getByRole('link', { name: system.admin.email }).click();
    await expect(page).toHaveURL(new RegExp(`admin=${encodeURIComponent(system.admin.email)}`));
    await expect(page.getByLabel('Filter by administrator')).toHaveValue(system.admin.email);
    await page.getByLabel('Filter by action').selectOption('keys');
    await expect(page.getByText('No entries found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all entries' }).click();
    await expect(rows.nth(1)).toBeVisible();

    await refuse(page, '**/api/admin/audit*', 'Not today');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The audit log could not be loaded. Not today');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows.nth(1)).toBeVisible();
  },
);
