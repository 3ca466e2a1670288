import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../../src/test.ts';

const COLLEAGUE = { email: 'frida.holm@vitrine.example', name: 'Frida Holm', role: 'sales' };
const PASSWORD = 'Bernstein unter alten Uhren';

/** The code that the app shows after `steps` periods of 30 seconds. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

test('an authenticator app is set up, required at the sign-in, and replaced once by a recovery code', async ({
  page,
  admin,
  mailbox,
  checkAccessibility,
}) => {
  test.slow();
  const { email } = COLLEAGUE;
  const headers = { Authorization: `Bearer ${await admin.token()}` };
  await page.request.post('/api/admin/staff/invitations', { headers, data: COLLEAGUE });
  const { text } = await mailbox.find({ recipient: email });
  const link = /\/admin\/invitation\/([\w-]{64})/.exec(text)?.[1] ?? '';
  const accepted = await page.request.post(`/api/admin/invitations/${link}/accept`, { data: { password: PASSWORD } });
  await admin.keepToken(((await accepted.json()) as { token: string }).token);

  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setup.locator('svg').first()).toBeVisible();
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await checkAccessibility();
  await setup.getByLabel('Code that the app shows').fill(codeOf(secret));
  await setup.getByRole('button', { name: 'Confirm the app' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await checkAccessibility();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 that you have not used.')).toBeVisible();
  await mailbox.find({ recipient: email, subject: 'An authenticator app was added to your account' });

  const enterPassword = async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await enterPassword();
  const code = page.getByLabel('Code of your authenticator app');
  await expect(code).toBeFocused();
  await checkAccessibility();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await enterPassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin/profile');
  await expect(page.getByText('9 that you have not used.')).toBeVisible();
  await mailbox.find({ recipient: email, subject: 'A recovery code of your account was used' });
});

test('the lost second factors of a colleague are reset on the screen of the team', async ({
  page,
  admin,
  mailbox,
  checkAccessibility,
}) => {
  const colleague = { email: 'gero.lind@vitrine.example', name: 'Gero Lind', role: 'editor' };
  const headers = { Authorization: `Bearer ${await admin.token()}` };
  await page.request.post('/api/admin/staff/invitations', { headers, data: colleague });
  const { text } = await mailbox.find({ recipient: colleague.email });
  const link = /\/admin\/invitation\/([\w-]{64})/.exec(text)?.[1] ?? '';
  const accepted = await page.request.post(`/api/admin/invitations/${link}/accept`, { data: { password: PASSWORD } });
  const own = { Authorization: `Bearer ${((await accepted.json()) as { token: string }).token}` };
  const begun = await page.request.post('/api/admin/totp', { headers: own });
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await page.request.post('/api/admin/totp/confirm', {
    headers: own,
    data: { code: codeOf(secret) },
  });
  expect(confirmed.status()).toBe(200);

  await admin.signIn('/admin/team');
  const row = page.getByRole('row', { name: new RegExp(colleague.name) });
  await expect(row).toContainText('Authenticator app');
  await row.getByRole('button', { name: `Reset the second factor of ${colleague.name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Reset the second factor of ${colleague.name}?` });
  await checkAccessibility();
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(question).toBeHidden();
  await expect(row).toContainText('None');
  expect((await page.request.get('/api/admin/me', { headers: own })).status()).toBe(401);
  await mailbox.find({ recipient: colleague.email, subject: 'The second factors of your account were removed' });
});
