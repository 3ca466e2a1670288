import type { Page } from '@playwright/test';
import { newOrder } from '../../../src/new-order.ts';
import { newAddress } from '../../../src/order-form.ts';
import { expect, test } from '../../../src/test.ts';

/** Creates a store through the API. @returns its name */
async function newStore(page: Page, city: string): Promise<string> {
  const name = `Maison ${Date.now().toString(36)}`;
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const answer = await page.request.post('/api/stores', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name, address: 'Ring 1', city, country: 'Austria' },
  });
  expect(answer.status()).toBe(201);
  return name;
}

const isPublic = async (page: Page, name: string) =>
  ((await (await page.request.get('/api/stores')).json()) as { name: string }[]).some((store) => store.name === name);

async function deleteStore(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/stores?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Store' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Store “${name}” was deleted.`)).toBeVisible();
  expect(await isPublic(page, name)).toBe(false);
}

test('the deletion of a store is undone', async ({ page, admin }) => {
  await admin.signIn('/admin/stores');
  const name = await newStore(page, 'Wien');
  await deleteStore(page, name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Store “${name}” was restored.`)).toBeVisible();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect.poll(() => isPublic(page, name)).toBe(true);
});

for (const width of [1280, 390]) {
  test(`a deleted store is restored from the trash, or removed for good, at ${width} px`, async ({
    page,
    admin,
    checkAccessibility,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await admin.signIn('/admin/stores');
    const name = await newStore(page, 'Graz');
    await deleteStore(page, name);
    await page.goto('/admin/trash');
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
    await page.getByLabel('Filter by kind').selectOption('Store');
    await page.getByLabel('Search the trash').fill(name);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toHaveCount(1);
    // Rows of the previous search are pale while the next ones are loading.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await checkAccessibility();
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);
    await row.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByText(`Store “${name}” was restored.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect.poll(() => isPublic(page, name)).toBe(true);

    await deleteStore(page, name);
    await page.goto(`/admin/trash?search=${encodeURIComponent(name)}`);
    await row.getByRole('button', { name: `Delete for good ${name}` }).click();
    const dialog = page.getByRole('alertdialog', { name: `Delete ${name} for good` });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`Store “${name}” was deleted for good.`)).toBeVisible();
    await expect(page.getByText('Nothing found')).toBeVisible();
  });
}

test('a deleted order is in the trash, and is restored from there', async ({ page, admin }) => {
  const email = newAddress('papierkorb');
  const { label } = await newOrder(page.request, email);
  await admin.signIn(`/admin/orders?search=${email}`);
  await page.getByRole('button', { name: `Delete order ${label}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No orders found')).toBeVisible();

  await page.goto(`/admin/trash?kind=orders&search=${encodeURIComponent(label)}`);
  const row = page.getByRole('row').filter({ hasText: label });
  await row.getByRole('button', { name: /^Restore #/ }).click();
  await expect(page.getByText(/^Order #.* was restored\.$/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/orders?search=${email}`);
  await expect(page.getByRole('link', { name: `View order ${label}` })).toBeVisible();
});

/** Requests of visitors, sent through the API. */
const REQUESTS = {
  contacts: {
    send: '/api/contacts',
    body: (email: string) => ({ name: 'Verena Verloren', email, subject: 'Beratung', message: 'Guten Tag' }),
    called: 'Contact request',
    empty: 'No contact requests found',
  },
  demonstrations: {
    send: '/api/demonstrations',
    body: (email: string) => ({
      kind: 'video',
      name: 'Verena Verloren',
      company: 'Juwelier Verloren',
      email,
      wishes: [new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 72 * 3_600_000).toISOString()],
      consent: true,
    }),
    called: 'Request for a demonstration',
    empty: 'No requests for a demonstration found',
  },
} as const;

for (const kind of ['contacts', 'demonstrations'] as const) {
  test(`a deleted record of ${kind} is in the trash without its name, and is restored from there`, async ({
    page,
    admin,
  }) => {
    const { send, body, called, empty } = REQUESTS[kind];
    const email = newAddress(kind);
    const answer = await page.request.post(send, { data: body(email) });
    expect(answer.status()).toBe(201);
    const number = `#${((await answer.json()) as { id: string }).id.slice(-8)}`;
    await admin.signIn(`/admin/${kind}?search=${email}`);
    await page.getByRole('button', { name: 'Delete the request of Verena Verloren' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(empty)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The request of Verena Verloren was restored.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete the request of Verena Verloren' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(empty)).toBeVisible();

    await page.goto(`/admin/trash?kind=${kind}&search=${encodeURIComponent(number)}`);
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).not.toContainText('Verloren');
    await row.getByRole('button', { name: /^Restore #/ }).click();
    await expect(page.getByText(new RegExp(`^${called} ${number} of .* was restored\\.$`))).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.goto(`/admin/${kind}?search=${email}`);
    await expect(page.getByRole('link', { name: 'View the request of Verena Verloren' })).toBeVisible();
  });
}
