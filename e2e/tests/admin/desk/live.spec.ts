import type { Browser, Page } from '@playwright/test';
import { Admin } from '../../../src/admin.ts';
import type { Mailbox } from '../../../src/mailbox.ts';
import { newOrder } from '../../../src/new-order.ts';
import { newAddress } from '../../../src/order-form.ts';
import type { RunningSystem } from '../../../src/running-system.ts';
import { expect, test } from '../../../src/test.ts';

const PASSWORD = 'Bernstein unter alten Uhren';
const WIDTHS = [390, 768, 1280, 1920];
/** Tests that run at the same time may place orders, too. */
const NEW_ORDERS = /\d+ new orders?/;

/** A notification; its tag names the change, because tests that run at the same time may cause some, too. */
interface Shown {
  title: string;
  tag: string | undefined;
}

interface Colleague {
  name: string;
  page: Page;
}

interface House {
  browser: Browser;
  mailbox: Mailbox;
  system: RunningSystem;
}

/** Adds a colleague with an account and a browser context of their own. */
async function addColleague(
  page: Page,
  { browser, mailbox, system, role = 'sales' }: House & { role?: 'sales' | 'manager' },
): Promise<Colleague> {
  const email = newAddress('kollegin');
  const name = 'Eva Sommer';
  const owner = await new Admin(page, system).token();
  const invited = await page.request.post('/api/admin/staff/invitations', {
    headers: { Authorization: `Bearer ${owner}` },
    data: { email, name, role },
  });
  expect(invited.status()).toBe(201);
  const { text } = await mailbox.find({ recipient: email });
  const link = /\/admin\/invitation\/([\w-]{64})/.exec(text)?.[1] ?? '';
  const accepted = await page.request.post(`/api/admin/invitations/${link}/accept`, { data: { password: PASSWORD } });
  const { token } = (await accepted.json()) as { token: string };
  const elsewhere = await (await browser.newContext()).newPage();
  await new Admin(elsewhere, system).keepToken(token);
  return { name, page: elsewhere };
}

const label = (id: string) => `#${id.slice(-8)}`;

test('a colleague’s change is announced and keeps what is typed, and both see that the other is viewing', async ({
  page,
  admin,
  browser,
  mailbox,
  system,
  checkAccessibility,
}) => {
  test.slow();
  const email = newAddress('zugleich');
  const { id } = await newOrder(page.request, email);
  const colleague = await addColleague(page, { browser, mailbox, system });
  await admin.signIn(`/admin/orders/${id}`);
  await colleague.page.goto(`/admin/orders/${id}`);
  await expect(page.getByText(`${colleague.name} is also looking at this.`)).toBeVisible();
  await expect(colleague.page.getByText(/is also looking at this\.$/)).toBeVisible();

  await page.getByLabel('Admin notes').fill('Ruft am Montag an.');
  await colleague.page.getByLabel('Status', { exact: true }).selectOption('confirmed');
  await colleague.page.getByRole('button', { name: 'Save changes' }).click();
  const notice = page.getByRole('status').filter({ hasText: `${colleague.name} changed this order.` });
  await expect(notice).toBeVisible();
  await checkAccessibility();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThan(1);
  }
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Admin notes')).toHaveValue('Ruft am Montag an.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/was kept: Status\.$/)).toBeVisible();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('confirmed');
  await expect(page.getByLabel('Admin notes')).toHaveValue('Ruft am Montag an.');
  await colleague.page.context().close();
});

test('new orders are announced above the list, which does not change until they are requested', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const email = newAddress('liste');
  const first = await newOrder(page.request, email);
  await admin.signIn('/admin/orders');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows.filter({ hasText: label(first.id) })).toBeVisible();
  const place = await rows.nth(1).boundingBox();
  const order = await newOrder(page.request, email);
  await newOrder(page.request, email);
  const bar = page.getByText(NEW_ORDERS);
  await expect(bar).toBeVisible();
  expect(await rows.nth(1).boundingBox()).toEqual(place);
  await expect(rows.filter({ hasText: label(order.id) })).toHaveCount(0);
  await expect(page).toHaveTitle(/^\(\d+\) Orders/);
  await checkAccessibility();
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await show.click();
  await expect(rows.filter({ hasText: label(order.id) })).toBeVisible();
  // Tests of the other worker place orders, too, which are announced anew.
  await expect(async () => {
    if (await show.isVisible()) await show.click();
    await expect(bar).toBeHidden({ timeout: 2000 });
  }).toPass();
});

test('an order that a colleague deletes is reported in the list with their name, and restored from there', async ({
  page,
  admin,
  browser,
  mailbox,
  system,
  checkAccessibility,
}) => {
  test.slow();
  const email = newAddress('geloescht');
  const { id } = await newOrder(page.request, email);
  const colleague = await addColleague(page, { browser, mailbox, system, role: 'manager' });
  await admin.signIn(`/admin/orders?search=${email}`);
  const row = page
    .getByRole('table', { name: 'Orders' })
    .getByRole('row')
    .filter({ hasText: label(id) });
  await expect(row).toBeVisible();

  const theirs = colleague.page;
  await theirs.goto(`/admin/orders?search=${email}`);
  await theirs.getByRole('button', { name: `Delete order ${label(id)}` }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(theirs.getByText('No orders found')).toBeVisible();

  await expect(page.getByText(`Order ${label(id)} was deleted by ${colleague.name}`)).toBeVisible();
  await expect(row).toBeVisible();
  await checkAccessibility();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThan(1);
  }
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText(`Order ${label(id)} was restored.`)).toBeVisible();
  await expect(page.getByText(`Order ${label(id)} was deleted`)).toHaveCount(0);
  await expect(row).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByRole('button', { name: `Delete order ${label(id)}` })).toBeVisible();
  await theirs.context().close();
});

test('if switched on, a desktop notification announces a new order once for all tabs of the browser', async ({
  page,
  admin,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const shown: Shown[] = [];
    Object.assign(window, { shown });
    document.hasFocus = () => false;
    window.Notification = class extends window.Notification {
      // The headless shell says "denied" whatever was granted.
      static override readonly permission = 'granted';
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push({ title, tag: options?.tag });
      }
    };
  });
  const shownIn = (tab: Page) => tab.evaluate(() => (window as unknown as { shown: Shown[] }).shown);
  await admin.signIn('/admin/profile');
  const choice = page.getByRole('switch', { name: 'Show a desktop notification' });
  await expect(choice).not.toBeChecked();
  // It is on once the browser has answered whether it may notify.
  await page.getByText('Show a desktop notification').click();
  await expect(choice).toBeChecked();
  const other = await context.newPage();
  await other.goto('/admin/contacts');
  await expect(other.locator('h1')).toBeVisible();
  await newOrder(page.request, newAddress('meldung'));
  const shown = async () => [...(await shownIn(page)), ...(await shownIn(other))];
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain('New order');
  const tags = (await shown()).map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
});

test('if the stream fails, changes are fetched regularly, and the bar says so', async ({ page, admin }) => {
  await page.route('**/api/admin/live', (route) => route.abort());
  await admin.signIn('/admin/orders');
  await expect(page.getByText('Updates delayed')).toBeVisible();
  await newOrder(page.request, newAddress('gefragt'));
  await expect(page.getByText(NEW_ORDERS)).toBeVisible({ timeout: 30_000 });
});
