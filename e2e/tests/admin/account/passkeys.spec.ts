import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../../src/test.ts';

const COLLEAGUE = { email: 'mira.falk@vitrine.example', name: 'Mira Falk', role: 'owner' };
const PASSWORD = 'Bernstein unter alten Uhren';

// Browsers create no passkeys for an IP address, so these tests use `localhost` instead of 127.0.0.1.
test.use({
  baseURL: async ({ system }, use) => {
    const url = new URL(system.url);
    url.hostname = 'localhost';
    await use(url.origin);
  },
});

/** Adds a virtual authenticator to the browser, which stores passkeys and verifies the user at once. */
async function plugIn(page: Page): Promise<{ devTools: CDPSession; authenticatorId: string }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devTools, authenticatorId };
}

test('a passkey is added, signs in alone and as the second step, is used for step-up, and is removed', async ({
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
  const { token } = (await accepted.json()) as { token: string };
  await admin.keepToken(token);
  const { devTools, authenticatorId } = await plugIn(page);

  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const setup = page.getByRole('dialog', { name: 'Add a passkey' });
  await checkAccessibility();
  await setup.getByLabel('Name of the passkey').fill('Telephone');
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Telephone' })).toContainText('not used yet');
  await mailbox.find({ recipient: email, subject: 'A passkey was added to your account' });
  const { credentials } = await devTools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  // The same device already has a passkey of the account.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await setup.getByLabel('Name of the passkey').fill('Again');
  await page.keyboard.press('Enter');
  await expect(setup.getByRole('alert')).toContainText('This device has a passkey of your account already.');
  await setup.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Rename the passkey Telephone' }).click();
  await page
    .getByRole('dialog', { name: 'Rename the passkey' })
    .getByLabel('Name of the passkey')
    .fill('Blue telephone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Blue telephone' })).toBeVisible();
  await checkAccessibility();

  await page.getByRole('button', { name: 'Log out' }).click();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const goOn = page.getByRole('button', { name: 'Continue with your passkey' });
  await expect(goOn).toBeFocused();
  await checkAccessibility();
  await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await goOn.click();
  await expect(page.getByRole('alert')).toContainText('The browser was closed without a passkey');
  await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await goOn.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // As 15 minutes after the last authentication: the API refuses once, and the passkey confirms it over the question.
  await page.goto('/admin/profile');
  await page.route(
    '**/api/admin/passkeys/*',
    (route) => route.fulfill({ status: 403, json: { statusCode: 403, code: 'STEP_UP_REQUIRED', error: 'Confirm' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Remove the passkey Blue telephone' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the passkey Blue telephone?' });
  await expect(question).toContainText('This is your last second factor.');
  await question.getByRole('button', { name: 'Remove' }).click();
  const again = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await checkAccessibility();
  await again.getByRole('button', { name: 'Confirm with your passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Blue telephone' })).toBeHidden();
  await mailbox.find({ recipient: email, subject: 'A passkey of your account was removed' });

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted');
});
