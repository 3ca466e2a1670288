import type { APIRequestContext, Locator } from '@playwright/test';
import { newAddress } from '../../src/order-form.ts';
import { refuse } from '../../src/refuse.ts';
import { expect, test } from '../../src/test.ts';

const PATH = '/admin/contacts';

/** The marks of a badge of the list, beside its word and its colours. */
const marks = (badge: Locator) =>
  badge.evaluate((element) => ({
    tick: getComputedStyle(element, '::before').content.includes('✓'),
    outline: getComputedStyle(element).boxShadow.includes('inset'),
  }));

/** Sends a contact request through the API. @returns its id */
async function write(request: APIRequestContext, email: string, subject: string): Promise<string> {
  const data = { name: 'Élise Größmann', email, subject, message: 'Guten Tag,\nwann passt es?', language: 'de' };
  const answer = await request.post('/api/contacts', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test('a contact request is found, answered and deleted, and the counts follow', async ({
  page,
  admin,
  mailbox,
  checkAccessibility,
}) => {
  test.slow();
  const email = newAddress('anfrage');
  const id = await write(page.request, email, 'Vorführung im Werk');
  await admin.signIn(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Requests' })).toBeVisible();
  for (const tile of ['Total Requests', 'New', 'Read', 'Replied'])
    await expect(page.locator('dt', { hasText: new RegExp(`^${tile}$`) })).toBeVisible();
  await checkAccessibility();
  const newOnes = page.locator('dt', { hasText: /^New$/ }).locator('xpath=following-sibling::dd[1]');
  const headers = { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}` };
  const counted = async () => {
    const answer = await page.request.get('/api/contacts/admin/stats', { headers });
    return ((await answer.json()) as { byStatus: { new: number } }).byStatus.new.toLocaleString('en-US');
  };

  await page.getByPlaceholder('Search by name, email, or subject...').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page).toHaveURL(/search=/);
  await expect(row).toContainText('New');
  await row.getByRole('link', { name: /^View/ }).click();
  await expect(page).toHaveURL(new RegExp(`contact=${id}`));
  const dialog = page.getByRole('dialog', { name: 'Vorführung im Werk' });
  await expect(dialog.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(dialog).toContainText('wann passt es?');
  await expect(dialog.getByText(/^Sent /)).toBeVisible({ timeout: 20_000 });
  await checkAccessibility();
  await dialog.getByLabel('Admin notes').fill('Angerufen, Termin am Montag.');
  await dialog.getByRole('button', { name: 'Mark as Replied' }).click();
  await expect(dialog).toBeHidden();
  const replied = row.getByText('Replied', { exact: true });
  await expect(replied).toBeVisible();
  expect(await marks(replied)).toEqual({ tick: true, outline: false });
  await expect(async () => expect(await newOnes.innerText()).toBe(await counted())).toPass();

  await page.goto(`${PATH}?contact=${id}`);
  await expect(dialog.getByLabel('Admin notes')).toHaveValue('Angerufen, Termin am Montag.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${PATH}?search=${email}&status=closed`);
  const closed = row.getByText('Closed', { exact: true });
  await expect(closed).toBeVisible();
  expect(await marks(closed)).toEqual({ tick: false, outline: true });

  await row.getByRole('button', { name: /^Delete/ }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete Contact Request' });
  await expect(asked).toContainText('It can be restored for 30 days.');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No contact requests found')).toBeVisible();
  await checkAccessibility();
  await page.goto(`${PATH}?contact=${id}`);
  await expect(page.getByText(/^Contact request not found/)).toBeVisible();
  expect((await mailbox.find({ recipient: email })).subject).toContain('Vitrine');
});

test('the mail to the staff links to its request', async ({ page, admin, mailbox, system }) => {
  const subject = `Frage ${Date.now().toString(36)}`;
  const id = await write(page.request, newAddress('verweis'), subject);
  const notice = await mailbox.find({ subject });
  const link = notice.text.match(/https?:\S*\/admin\/contacts\S*/)?.[0];
  expect(link).toBe(`${new URL(system.env['PUBLIC_URL'] ?? system.url).origin}${PATH}?contact=${id}`);
  await admin.signIn(`${PATH}?contact=${id}`);
  await expect(page.getByRole('dialog', { name: subject })).toBeVisible();
});

test(
  'the status of several requests is changed at once and undone, and a failure is reported',
  { tag: '@full' },
  async ({ page, admin }) => {
    const mark = `stapel${Date.now().toString(36)}`;
    for (const n of [1, 2]) await write(page.request, newAddress(mark), `${mark} ${n}`);
    await admin.signIn(`${PATH}?search=${mark}`);
    const rows = page.getByRole('row').filter({ hasText: mark });
    await expect(rows).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Mark as Read' }).click();
    await expect(page.getByText('The status of 2 requests was changed.')).toBeVisible();
    await expect(rows.filter({ hasText: 'Read' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows.filter({ hasText: 'New' })).toHaveCount(2);

    await page.route('**/status', (route) => route.abort());
    await rows.first().getByRole('link', { name: /^View/ }).click();
    const dialog = page.getByRole('dialog', { name: `${mark} 2` });
    await dialog.getByLabel('Admin notes').fill('Bleibt stehen');
    await dialog.getByRole('button', { name: 'Mark as Read' }).click();
    await expect(dialog.getByRole('alert')).toContainText('cannot be reached');
    await expect(dialog.getByLabel('Admin notes')).toHaveValue('Bleibt stehen');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Mark as Read' }).click();
    await expect(dialog).toBeHidden();

    await refuse(page, '**/api/contacts/admin/all*', 'Not today');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The contact requests could not be loaded. Not today');
  },
);
