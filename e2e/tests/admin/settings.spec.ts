import { refuse } from '../../src/refuse.ts';
import { expect, test } from '../../src/test.ts';

const PATH = '/admin/settings';

test('the settings show the company, the previous sign-in and the state of the system, and log out', async ({
  page,
  admin,
  system,
  checkAccessibility,
}) => {
  await admin.token();
  await admin.signIn(PATH);
  const fact = (name: string) =>
    page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');
  await expect(fact('Admin email')).toHaveText(system.admin.email);
  await expect(fact('Version').first()).toHaveText('1.0.0');
  for (const name of ['Company name', 'Website', 'Site description', 'Storage used', 'Last backup', 'Dead letters'])
    await expect(fact(name)).not.toBeEmpty();
  await expect(page.getByRole('row', { name: /^mail / })).toBeVisible();
  await checkAccessibility();

  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const me = await page.request.get('/api/admin/me', { headers: { Authorization: `Bearer ${token}` } });
  const { lastLoginAt } = (await me.json()) as { lastLoginAt: string };
  const shown = await page.evaluate(
    (time) => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time)),
    lastLoginAt,
  );
  await expect(fact('Last login')).toHaveText(shown);

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('a failure to load the state is reported and can be retried', { tag: '@full' }, async ({ page, admin }) => {
  await refuse(page, '**/api/admin/system', 'Not today');
  await admin.signIn(PATH);
  await expect(page.getByRole('alert')).toContainText('Not today');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /^mail / })).toBeVisible();
});
