import type { Browser, Page } from '@playwright/test';
import { Admin } from '../../src/admin.ts';
import { tabTo } from '../../src/keyboard.ts';
import { newOrder } from '../../src/new-order.ts';
import { newAddress } from '../../src/order-form.ts';
import { expect, test } from '../../src/test.ts';

const WIDTHS = [390, 768, 1280, 1920];

/** A page in a browser context of its own. */
const openElsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

const entry = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').filter({ hasText: text });

test('two members of staff work on one order, and each sees the other’s notes, assignee and follow-up', async ({
  page,
  admin,
  browser,
  system,
  checkAccessibility,
}) => {
  test.slow();
  const email = newAddress('zuzweit');
  const { id, label } = await newOrder(page.request, email);
  const earlier = await newOrder(page.request, email);
  await admin.signIn(`/admin/orders?search=${email}`);
  await page.getByRole('link', { name: `View order ${label}` }).click();
  await page.getByRole('link', { name: 'Open the whole page' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(label) })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Of the same retailer' }).getByRole('link', { name: new RegExp(earlier.label) }),
  ).toBeVisible();
  await checkAccessibility();

  await page.getByLabel('Note for staff').fill('Ruft am Montag an.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(entry(page, 'Ruft am Montag an.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('The note was deleted.')).toBeVisible();
  await expect(entry(page, 'Ruft am Montag an.')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry(page, 'Ruft am Montag an.')).toBeVisible();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(entry(page, 'Assigned to')).toBeVisible();

  const elsewhere = await openElsewhere(browser);
  const colleague = new Admin(elsewhere, system);
  await colleague.signIn(`/admin/orders/${id}`);
  await expect(entry(elsewhere, 'Ruft am Montag an.')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Tomorrow' }).click();
  await elsewhere.getByLabel('What is to be done').fill('Gravur besprechen');
  await elsewhere.getByRole('button', { name: 'Set follow-up' }).click();
  await expect(entry(elsewhere, 'Gravur besprechen')).toBeVisible();
  await elsewhere.getByLabel('Status', { exact: true }).selectOption('confirmed');
  await elsewhere.getByRole('button', { name: 'Save changes' }).click();
  await expect(elsewhere.getByText('The order is confirmed now.')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Leave it out' }).click();
  await elsewhere.context().close();

  await expect(entry(page, 'Gravur besprechen')).toBeVisible({ timeout: 30_000 });
  await expect(entry(page, 'Status changed from Pending to Confirmed')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThan(1);
  }
  await checkAccessibility();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(email)}`));
  await page.goto(`/admin/orders?assignee=me&search=${email}`);
  await expect(page.getByRole('link', { name: `View order ${label}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `View order ${earlier.label}` })).toHaveCount(0);
});

test('an order is confirmed by keyboard alone, and the mail that is offered reaches the customer', async ({
  page,
  admin,
  mailbox,
  checkAccessibility,
}) => {
  test.slow();
  const email = newAddress('antwort');
  const { id, label } = await newOrder(page.request, email);
  await admin.signIn(`/admin/orders/${id}`);
  const status = page.getByLabel('Status', { exact: true });
  await expect(status).toBeVisible();
  await tabTo(page, status);
  await page.keyboard.press('C');
  await expect(page.getByRole('list', { name: 'What this status causes' })).toContainText('offered once it is saved');
  await tabTo(page, page.getByRole('button', { name: 'Save changes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The order is confirmed now.')).toBeVisible();
  const text = page.getByLabel(/^Mail to/);
  await expect(text).toHaveValue(new RegExp(`Ihre Anfrage ${label}`));
  await tabTo(page, text);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nPS: Wir freuen uns auf Sie.');
  await tabTo(page, page.getByRole('button', { name: 'Preview' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Preview of the mail' })).toContainText('Wir freuen uns auf Sie');
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Send reply' }));
  await page.keyboard.press('Enter');
  const mail = await mailbox.find({ recipient: email, subject: 'Ihre Anfrage bei Vitrine' });
  expect(mail.text).toContain('PS: Wir freuen uns auf Sie.');
  expect(mail.subject).toContain(label);
  await expect(entry(page, 'Reply to the customer: sent')).toBeVisible({ timeout: 30_000 });
  await checkAccessibility();
});

test('a contact request has a page, too, and a reply sets its status to replied', async ({
  page,
  admin,
  mailbox,
  checkAccessibility,
}) => {
  test.slow();
  const email = newAddress('rueckmeldung');
  const sent = await page.request.post('/api/contacts', {
    data: { name: 'Élise Größmann', email, subject: 'Vorführung', message: 'Quand?', language: 'en' },
  });
  const { id } = (await sent.json()) as { id: string };
  await admin.signIn(`/admin/contacts/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Vorführung' })).toBeVisible();
  await checkAccessibility();
  await page.getByLabel('Begin with a template').selectOption({ label: 'Rückruf' });
  await expect(page.getByLabel(/^Mail to/)).toHaveValue(/Dear Élise Größmann/);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('replied');
  const mail = await mailbox.find({ recipient: email, subject: 'Your request to Vitrine' });
  expect(mail.text).toContain('Dear Élise Größmann');
});

test('staff write templates of their own', { tag: '@full' }, async ({ page, admin, checkAccessibility }) => {
  await admin.signIn('/admin/reply-templates');
  await expect(page.getByRole('heading', { name: 'Bestätigung' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Add Reply Template' }).click();
  await page.getByLabel('Title').first().fill('Liefertermin');
  await page.getByLabel('Text').first().fill('Guten Tag {{name}}');
  await checkAccessibility();
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('heading', { name: 'Liefertermin' })).toBeVisible();
});
