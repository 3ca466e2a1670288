import type { Page } from '@playwright/test';
import { ADMIN_SCREENS, hasPermission, type AdminScreen } from '@vitrine/schemas';
import { Admin } from '../../../src/admin.ts';
import { newOrder } from '../../../src/new-order.ts';
import { newAddress } from '../../../src/order-form.ts';
import { expect, test } from '../../../src/test.ts';

const PASSWORD = 'Bernstein unter alten Uhren';

/** First words of the names of controls that change something. */
const WRITES =
  /^(Activate|Add|Create|Deactivate|Delete|Duplicate|Edit|Give back|Hide|Import|Invite|Move|Publish|Reorder|Save Hero|Translate|Unpublish)\b/;
/** Screens on which sales may change something. */
const THEIRS: readonly AdminScreen[] = [
  ADMIN_SCREENS.contacts,
  ADMIN_SCREENS.demonstrations,
  ADMIN_SCREENS.replyTemplates,
  ADMIN_SCREENS.translations,
];

const SCREENS: readonly AdminScreen[] = Object.values(ADMIN_SCREENS);
const seen = SCREENS.filter(({ permission }) => permission === undefined || hasPermission('sales', permission));

/** Waits until a screen shows what it reads. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Loading /)).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The names of all that can be pressed, followed and ticked in the screen. */
const controls = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a[href], button, input[type=checkbox]')
    .evaluateAll((found) =>
      found.map((control) =>
        (control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent).trim(),
      ),
    );

test('sales see no control for what they may only read, and get no 403', async ({
  page,
  admin,
  mailbox,
  browser,
  system,
}) => {
  test.slow();
  const email = newAddress('vertrieb');
  const owner = await admin.token();
  const invited = await page.request.post('/api/admin/staff/invitations', {
    headers: { Authorization: `Bearer ${owner}` },
    data: { email, name: 'Vera Kamp', role: 'sales' },
  });
  expect(invited.status()).toBe(201);
  const { text } = await mailbox.find({ recipient: email });
  const invitation = /\/admin\/invitation\/([\w-]{64})/.exec(text)?.[1] ?? '';
  const accepted = await page.request.post(`/api/admin/invitations/${invitation}/accept`, {
    data: { password: PASSWORD },
  });
  const order = await newOrder(page.request, newAddress('kundin'));

  const sales = await (await browser.newContext()).newPage();
  await new Admin(sales, system).keepToken(((await accepted.json()) as { token: string }).token);
  const refused: string[] = [];
  sales.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  for (const screen of seen) {
    await sales.goto(screen.path);
    await settle(sales);
    await expect(sales.getByText('You may not see this screen')).toHaveCount(0);
    if (THEIRS.includes(screen)) continue;
    const writes = (await controls(sales)).filter((name) => WRITES.test(name));
    expect(writes, screen.path).toEqual([]);
  }
  await sales.goto('/admin/orders');
  await expect(sales.getByRole('checkbox', { name: `Select order ${order.label}` })).toBeVisible();
  await sales.goto(`/admin/orders/${order.id}`);
  await expect(sales.getByRole('region', { name: 'Reply' })).toBeVisible();
  await settle(sales);
  expect(refused).toEqual([]);
  await sales.context().close();
});
