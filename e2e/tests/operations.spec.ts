import { newAddress, OrderForm } from '../src/order-form.ts';
import { findPid } from '../src/processes.ts';
import { expect, test } from '../src/test.ts';

/** Longest that Swagger UI takes to draw the whole document, in milliseconds. */
const DRAWING_MS = 120_000;

test.use({ locale: 'en-US' });
test.describe.configure({ timeout: 300_000 });

test("the queue dashboard, opened from the admin's menu, shows the mail's job", async ({ page, admin, mailbox }) => {
  const email = newAddress('queue');
  const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
  await page.goto(`/buy/${products[0]!.id}?lang=en`);
  await new OrderForm(page).fill(email);
  await page.getByRole('button', { name: 'Send request' }).click();
  await mailbox.find({ recipient: email });

  await admin.signIn();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Queue dashboard/ }).click();
  const dashboard = await opened;
  await expect(dashboard).toHaveURL(/\/ops\/queues/);
  await dashboard.getByRole('link', { name: /mail/i }).first().click();
  await dashboard
    .getByRole('link', { name: /Completed/i })
    .first()
    .click();
  await expect(dashboard.getByText(/outboxId/).first()).toBeVisible();
  await expect(dashboard.locator('body')).not.toContainText(email);
});

test('the queue dashboard asks a stranger to sign in, and opens after that', async ({ page, admin }) => {
  await page.goto('/ops/queues');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await admin.fillSignIn();
  // The address of the sign-in contains that of the dashboard, too. A context that is closed during the navigation may never end.
  await expect(page).toHaveURL(/^[^?]*\/ops\/queues/);
  await expect(page.getByRole('link', { name: 'mail', exact: true }).first()).toBeVisible();
});

test('Swagger UI calls the API with a token', async ({ page, admin }) => {
  const token = await admin.token();
  await page.goto('/api/docs');
  // Swagger UI draws every operation before it can be used, and again with the token.
  await page.getByRole('button', { name: 'Authorize' }).first().click({ timeout: DRAWING_MS });
  const dialog = page.locator('.modal-ux');
  await dialog.getByRole('textbox').first().fill(token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).first().click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByPlaceholder('Filter by tag').fill('Session');
  const operation = page.locator('.opblock-get', { has: page.locator('[data-path="/api/admin/me"]') });
  await operation.locator('.opblock-summary-control').click({ timeout: DRAWING_MS });
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table .response-col_status').last()).toContainText('200');
});

test('the reference shows the guides of the client and every operation, and loads nothing from elsewhere', async ({
  page,
}) => {
  await page.goto('/api/reference');
  await expect(page.getByRole('heading', { name: 'Place an order in 20 lines' })).toBeVisible({ timeout: DRAWING_MS });
  await page.getByRole('textbox', { name: 'Search' }).fill('decrypt');
  await expect(page.getByText(/^All nine customer fields/).first()).toBeVisible({ timeout: DRAWING_MS });
});

for (const [name, path] of [
  ['vitrine-api', '/api/products'],
  ['vitrine-web', '/products'],
] as const) {
  test(`${name} is restarted after a kill`, async ({ page, system }) => {
    const before = await findPid(system, name);
    process.kill(before ?? 0, 'SIGKILL');
    await expect(async () => {
      expect(await findPid(system, name)).not.toBe(before);
      expect((await page.request.get(path)).status()).toBe(200);
    }).toPass({ timeout: 45_000 });
  });
}

test('a killed worker is restarted and sends pending mails', async ({ page, system, mailbox }) => {
  const before = await findPid(system, 'vitrine-worker');
  process.kill(before ?? 0, 'SIGKILL');
  const email = newAddress('worker');
  const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
  await page.goto(`/buy/${products[0]!.id}?lang=en`);
  await new OrderForm(page).fill(email);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your request.' })).toBeVisible();
  expect((await mailbox.find({ recipient: email })).to).toEqual([email]);
  expect(await findPid(system, 'vitrine-worker')).not.toBe(before);
});

test('a page continues the recorded trace that its answer names', async ({ page }) => {
  const [trace, request] = ['c'.repeat(32), 'd'.repeat(16)];
  await page.route('**/contact?lang=en', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'server-timing': `traceparent;desc="00-${trace}-${request}-01"` };
    await route.fulfill({ response: answer, headers });
  });
  // This system records no traces and would not accept the spans.
  const post = new Promise<{ trace: string; spans: { name: string; route?: string; parent: string }[] }>((resolve) => {
    void page.route('**/traces', (route) => {
      resolve(route.request().postDataJSON() as Awaited<typeof post>);
      return route.fulfill({ status: 204 });
    });
  });
  const script = page.waitForResponse(/\/page-trace\.js$/);
  await page.goto('/contact?lang=en');
  expect((await script).ok()).toBe(true);
  const sent = await post;
  expect(sent).toMatchObject({ trace, spans: [{ name: 'page', parent: request }] });
});
