import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';

const COLLEAGUE = { email: 'dora.lenz@vitrine.example', name: 'Dora Lenz' };
const PASSWORD = 'Bernstein unter alten Uhren';

/** A page in a browser context of its own. */
const openElsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a colleague is invited, accepts by mail, sees what the role allows, and is suspended', async ({
  page,
  admin,
  mailbox,
  browser,
  system,
  checkAccessibility,
}) => {
  test.slow();
  await admin.signIn('/admin/team');
  await expect(page.getByRole('row', { name: new RegExp(system.admin.email) })).toContainText('(you)');
  await page.getByRole('link', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Email').fill(COLLEAGUE.email);
  await dialog.getByLabel('Name').fill(COLLEAGUE.name);
  await dialog.getByLabel('Role').selectOption('editor');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(COLLEAGUE.name) });
  await expect(row).toContainText('Invited');
  await checkAccessibility();

  const { html, subject } = await mailbox.find({ recipient: COLLEAGUE.email });
  expect(subject).toBe('Your invitation to the administration of Vitrine');
  const link = /href="([^"]+\/admin\/invitation\/[\w-]{64})"/.exec(html.replaceAll('&#x3D;', '='))?.[1] ?? '';
  const colleague = await openElsewhere(browser);
  await colleague.goto(link);
  await expect(colleague.getByText(`Welcome, ${COLLEAGUE.name}`)).toBeVisible();
  await checkAccessibility(colleague);
  await colleague.getByLabel('Password', { exact: true }).fill('passwordpassword');
  await colleague.getByLabel('Confirm the password').fill('passwordpassword');
  await colleague.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(colleague.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too easy to guess/);
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.getByLabel('Confirm the password').fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(colleague).toHaveURL(/\/admin$/);

  const menu = colleague.getByRole('navigation', { name: 'Administration' });
  await expect(menu.getByRole('link', { name: 'Stores' })).toBeVisible();
  for (const entry of [/^Orders/, /^Contact/, 'Team', 'Privacy & Audit', /^Queue dashboard/])
    await expect(menu.getByRole('link', { name: entry })).toHaveCount(0);
  await colleague.goto('/admin/orders');
  await expect(colleague.getByText('You may not see this screen')).toBeVisible();
  await checkAccessibility(colleague);
  await colleague.goto(link);
  await expect(colleague.getByText(/was accepted, revoked or sent again/)).toBeVisible();
  await colleague.goto('/admin/features');
  await expect(colleague.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();

  await page.reload();
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: `Suspend ${COLLEAGUE.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(row).toContainText('Suspended');
  await colleague.reload();
  await expect(colleague).toHaveURL(/\/admin\/login/);
  await colleague.context().close();
});

test('a forgotten password is reset by mail, and every session of the account ends', async ({
  page,
  admin,
  mailbox,
  browser,
  checkAccessibility,
}) => {
  test.slow();
  const email = 'emil.frey@vitrine.example';
  const headers = { Authorization: `Bearer ${await admin.token()}` };
  const invited = await page.request.post('/api/admin/staff/invitations', {
    headers,
    data: { email, name: 'Emil Frey', role: 'sales' },
  });
  expect(invited.status()).toBe(201);
  const { text } = await mailbox.find({ recipient: email });
  const token = /\/admin\/invitation\/([\w-]{64})/.exec(text)?.[1] ?? '';
  const accepted = await page.request.post(`/api/admin/invitations/${token}/accept`, { data: { password: PASSWORD } });
  await admin.keepToken(((await accepted.json()) as { token: string }).token);
  await page.goto('/admin/profile');
  await expect(page.getByText(email)).toBeVisible();

  const elsewhere = await openElsewhere(browser);
  await elsewhere.goto('/admin/login');
  await elsewhere.getByRole('link', { name: 'Forgotten password?' }).click();
  await elsewhere.getByLabel('Email').fill(email);
  await checkAccessibility(elsewhere);
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(elsewhere.getByText(/^If there is an account/)).toBeVisible();
  const mail = await mailbox.find({ recipient: email, subject: 'Set a new password' });
  await elsewhere.goto(/\S+\/admin\/reset-password\/[\w-]{64}/.exec(mail.text)?.[0] ?? '');
  await checkAccessibility(elsewhere);
  await elsewhere.getByLabel('Password', { exact: true }).fill(`${PASSWORD} zwei`);
  await elsewhere.getByLabel('Confirm the password').fill(`${PASSWORD} zwei`);
  await elsewhere.getByRole('button', { name: 'Set the password' }).click();
  await elsewhere.getByRole('link', { name: 'To the sign-in' }).click();
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password').fill(`${PASSWORD} zwei`);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await mailbox.find({ recipient: email, subject: 'Your password was changed' });

  // The page may have noticed it before.
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  await elsewhere.context().close();
});
