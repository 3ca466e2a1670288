import { readFile } from 'node:fs/promises';
import { tabTo } from '../../src/keyboard.ts';
import { newOrder } from '../../src/new-order.ts';
import { newAddress } from '../../src/order-form.ts';
import { expect, test } from '../../src/test.ts';

const QUESTION = 'Are you sure you want to delete this order? This action cannot be undone.';

test('signing in and answering an order by keyboard alone', async ({ page, system }) => {
  const email = newAddress('tastatur');
  const { label } = await newOrder(page.request, email);
  await page.goto(`/admin/login?next=${encodeURIComponent(`/admin/orders?search=${email}`)}`);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(system.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(system.admin.password);
  await page.keyboard.press('Enter');

  const view = page.getByRole('link', { name: `View order ${label}` });
  await expect(view).toBeVisible();
  await tabTo(page, view);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Order ${label}` });
  const status = dialog.getByLabel('Status', { exact: true });
  await expect(status).toBeVisible();
  await tabTo(page, status);
  await page.keyboard.press('C');
  await tabTo(page, dialog.getByLabel('Admin notes'));
  await page.keyboard.type('Answered without a pointer');
  await tabTo(page, dialog.getByRole('button', { name: 'Save changes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Order ${label} is confirmed now.`)).toBeVisible();
  // the button is disabled now: the window takes its focus back
  await expect(page.locator('body')).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(view).toBeFocused();
  await expect(page.getByLabel(`Status of order ${label}`)).toHaveValue('confirmed');
});

test('an order is deleted after a question and restored; a failure is reported and retried', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const email = newAddress('geloescht');
  const { label } = await newOrder(page.request, email);
  await admin.signIn(`/admin/orders?search=${email}`);
  await page.getByRole('button', { name: `Delete order ${label}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete order ${label}` });
  await expect(dialog).toContainText(QUESTION);
  await checkAccessibility();

  await page.route('**/api/orders/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('cannot be reached');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `View order ${label}` })).toBeVisible();
});

test('several orders get a status and are deleted at once, both is undone, and the list is exported', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const email = newAddress('viele');
  const orders = [await newOrder(page.request, email), await newOrder(page.request, email)];
  const statuses = orders.map(({ label }) => page.getByLabel(`Status of order ${label}`));
  await admin.signIn(`/admin/orders?search=${email}`);
  await page.getByLabel('Select all on this page').check();
  await page.getByLabel('Set the status of the selected orders').selectOption('confirmed');
  for (const status of statuses) await expect(status).toHaveValue('confirmed');
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const status of statuses) await expect(status).toHaveValue('pending');

  await page.getByLabel('Select all on this page').check();
  await checkAccessibility();
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete 2 orders' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const status of statuses) await expect(status).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Order,Request,Product,Type,Plan,Customer,Company,To pay (EUR),Status,Assignee,Placed (UTC)');
  expect(lines.join('\n')).not.toContain(email);
});

test('the list has low rows and a sticky head, is filtered by its figures and navigated by arrow keys', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const email = newAddress('liste');
  const orders = [
    await newOrder(page.request, email),
    await newOrder(page.request, email),
    await newOrder(page.request, email),
  ];
  await admin.signIn('/admin/orders?limit=50');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^View order/ }) });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { height } of await row.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
    expect(height).toBeLessThanOrEqual(48);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeInViewport();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Pending', exact: true }).click();
  await expect(page).toHaveURL(/status=pending/);
  await expect(page).toHaveURL(/limit=50/);
  await page.goto(`/admin/orders?search=${email}`);
  const view = (place: number) => page.getByRole('link', { name: `View order ${orders.at(-1 - place)?.label ?? ''}` });
  await view(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(view(1)).toBeFocused();
  await page
    .getByRole('checkbox', { name: /^Select order/ })
    .first()
    .click();
  await page
    .getByRole('checkbox', { name: /^Select order/ })
    .last()
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
});

test(
  'the view is shared by its address, and the columns are kept',
  { tag: '@full' },
  async ({ page, admin, context }) => {
    await admin.signIn('/admin/orders?status=confirmed&sort=price');
    await expect(page.getByLabel('Filter by status')).toHaveValue('confirmed');
    await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Customer' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Customer' })).toBeHidden();

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByLabel('Filter by status')).toHaveValue('confirmed');
    await expect(other.getByRole('columnheader', { name: 'Price' })).toBeVisible();
    await expect(other.getByRole('columnheader', { name: 'Customer' })).toBeHidden();
  },
);
