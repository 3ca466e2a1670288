import { randomUUID } from 'node:crypto';
import { newOrder } from '../../src/new-order.ts';
import { expect, test } from '../../src/test.ts';

const DAY_MS = 86_400_000;
const inAWeek = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);

test('a visitor asks for an appointment and gets a mail, and staff see the request', async ({
  page,
  mailbox,
  admin,
  checkAccessibility,
}) => {
  const recipient = `${randomUUID()}@kunde.example`;
  await page.goto('/?lang=de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termin' }).click();
  await expect(page).toHaveURL(/\/appointment/);
  await expect(page.getByRole('heading', { level: 1, name: 'Termin' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Termin anfragen' });
  await send.click();
  await expect(page.getByText('Bitte nennen Sie Ihren Namen')).toBeVisible();
  await checkAccessibility();
  await page.getByLabel('Name').fill('Anna Beispiel');
  await page.getByLabel('E-Mail').fill(recipient);
  await page.getByLabel('Tag').fill(inAWeek);
  await page.getByLabel('Ihre Wünsche').fill('Zwei Uhren zum Vergleichen');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Ihr Tag ist vorgemerkt' })).toBeVisible();

  const mail = await mailbox.find({ recipient });
  expect(mail.subject).toContain('Ihr Termin bei');
  expect(mail.text).toContain('Wir freuen uns auf Sie');

  await admin.signIn('/admin/appointments');
  const row = page.getByRole('row').filter({ hasText: recipient });
  await expect(row).toContainText('Anna Beispiel');
  await expect(row).toContainText('Zwei Uhren zum Vergleichen');
  await checkAccessibility();
  await row.getByRole('button', { name: 'Delete the appointment of Anna Beispiel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('a mail repeats a name, but no text that somebody could send to a stranger’s address', async ({
  request,
  mailbox,
}) => {
  const mailTo = async (name: string) => {
    const recipient = `${randomUUID()}@kunde.example`;
    const asked = await request.post('/api/appointments', { data: { name, email: recipient, day: inAWeek } });
    expect(asked.status()).toBe(201);
    return JSON.stringify(await mailbox.find({ recipient }));
  };
  expect(await mailTo('Anna Beispiel')).toContain('Anna Beispiel');
  const mail = await mailTo('You have won, see evil.example');
  expect(mail).not.toContain('evil.example');
});

test('the page is rendered on the server, and the sitemap lists it', async ({ request }) => {
  const page = await request.get('/appointment?lang=en');
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('Ask for an appointment');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/appointment<');
});

test('the route accepts each idempotency key once, and refuses invalid appointments', async ({ request }) => {
  const data = { name: 'Anna Beispiel', email: `${randomUUID()}@kunde.example`, day: inAWeek };
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await request.post('/api/appointments', { data, headers });
  expect(first.status()).toBe(201);
  const again = await request.post('/api/appointments', { data, headers });
  expect(again.headers()['idempotency-replayed']).toBe('true');
  expect(await again.json()).toEqual(await first.json());
  const other = await request.post('/api/appointments', { data: { ...data, name: 'Berta' }, headers });
  expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  const refused = await request.post('/api/appointments', { data: { ...data, day: '2020-01-01' } });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ field: 'day', message: 'Please choose one of the next 90 days' }],
  });
  expect((await request.get('/api/appointments/admin')).status()).toBe(401);
});

test('what the extension holds about a person is exported and erased with other data', async ({ admin, request }) => {
  const email = `${randomUUID()}@kunde.example`;
  await request.post('/api/appointments', { data: { name: 'Anna Beispiel', email, day: inAWeek } });
  const headers = { authorization: `Bearer ${await admin.token()}` };
  const exported = await request.post('/api/admin/privacy/export', { headers, data: { email } });
  expect(await exported.text()).toContain('Anna Beispiel');
  const erased = await request.post('/api/admin/privacy/erase', { headers, data: { email } });
  expect(await erased.json()).toMatchObject({ erased: { appointments: 1 } });
  expect(await (await request.get('/api/appointments/admin', { headers })).text()).not.toContain(email);
});

test('an order is noted for a handover', async ({ admin, request }) => {
  const headers = { authorization: `Bearer ${await admin.token()}` };
  const count = async () => {
    const answer = await request.get('/api/appointments/admin', { headers });
    return ((await answer.json()) as { handovers: number }).handovers;
  };
  const before = await count();
  await newOrder(request, `${randomUUID()}@kunde.example`);
  await expect.poll(count, { timeout: 20_000 }).toBe(before + 1);
});
