import { expect, test } from '../src/test.ts';

test('a wrong password is reported and the email address kept; the right one signs in', async ({
  page,
  admin,
  system,
  checkAccessibility,
}) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/login/);
  // the public site's bar is not there
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await checkAccessibility();
  await admin.fillSignIn('not the password');
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue(system.admin.email);
  await admin.fillSignIn();
  await expect(page).toHaveURL(/\/admin\/orders/);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await checkAccessibility();
});

test('empty fields are refused at once', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required');
});

test('after signing out the token is refused', async ({ page, admin }) => {
  await admin.signIn();
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const signedOut = page.waitForResponse('**/api/admin/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  await signedOut;
  const answer = await page.request.get('/api/admin/me', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'INVALID_TOKEN' });
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('shortly before its end the session says so', async ({ page, admin }) => {
  await admin.keepToken(admin.shortened(await admin.token(), 240));
  await page.goto('/admin/orders');
  await expect(page.getByText('Session expiring soon')).toBeVisible();
});

test('a session that ended leads to the sign-in and back to the screen', async ({ page, admin }) => {
  await admin.keepToken(admin.shortened(await admin.token(), -10));
  await page.goto('/admin/orders?status=pending');
  await expect(page).toHaveURL(/\/admin\/login/);
  await admin.fillSignIn();
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending/);
});

test('a session that ends over an open form asks for the password there, and nothing typed is lost', async ({
  page,
  admin,
  system,
  checkAccessibility,
}) => {
  await page.clock.install();
  await admin.keepToken(admin.shortened(await admin.token(), 240));
  await page.goto('/admin/orders');
  await page
    .getByRole('link', { name: /^View order #/ })
    .first()
    .click();
  await page.getByLabel('Admin notes').fill('Half a thought');
  await page.clock.fastForward('04:00');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await checkAccessibility();
  await dialog.getByLabel('Password').fill(system.admin.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Admin notes')).toHaveValue('Half a thought');
});
