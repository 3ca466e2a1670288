import { tabTo } from '../../src/keyboard.ts';
import { expect, test } from '../../src/test.ts';

const ENTRIES = [
  ['Dashboard', '/admin'],
  ['Homepage Sections', '/admin/homepage-sections'],
  ['Products', '/admin/products'],
  ['Accessories', '/admin/accessories'],
  ['Orders', '/admin/orders'],
  ['Contact Requests', '/admin/contacts'],
  ['Demonstrations', '/admin/demonstrations'],
  ['Stores', '/admin/stores'],
  ['Interviews', '/admin/interviews'],
  ['Newsroom', '/admin/articles'],
  ['Media', '/admin/media'],
  ['Coupons', '/admin/coupons'],
  ['Content Pages', '/admin/content-pages'],
  ['Features', '/admin/features'],
  ['Trash', '/admin/trash'],
  ['Privacy & Audit', '/admin/privacy'],
  ['Team', '/admin/team'],
  ['API Keys', '/admin/api-keys'],
  ['Webhooks', '/admin/webhooks'],
  ['Settings', '/admin/settings'],
] as const;

test('the frame works by keyboard alone: skip link, side menu, password dialog, log out', async ({ page, admin }) => {
  await admin.signIn();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  const side = page.getByRole('complementary', { name: 'Side menu' });
  await tabTo(page, side.getByRole('button', { name: 'Collapse the side menu' }));
  const width = async () => (await side.boundingBox())?.width;
  await expect.poll(width).toBe(280);
  await page.keyboard.press('Enter');
  await expect.poll(width).toBe(80);
  await page.keyboard.press('Enter');
  await expect.poll(width).toBe(280);

  await tabTo(page, side.getByRole('link', { name: 'Coupons' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Change password' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('every entry of the menu leads to its screen, and is marked there as the current one', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  await admin.signIn('/admin/settings');
  const menu = page.getByRole('navigation', { name: 'Administration' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const [title, path] of ENTRIES) {
    await menu.getByRole('link', { name: new RegExp(`^${title}( [\\d,]+ (new|pending))?$`) }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(menu.locator('[aria-current="page"]')).toContainText(title);
    await expect(crumbs).toContainText(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await checkAccessibility();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.evaluate(() => localStorage.removeItem('admin-menu'));
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Coupons' })).toHaveAttribute('title', 'Coupons');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  await checkAccessibility();
});

test('the script of a screen is loaded when its entry of the menu is hovered or focused', async ({ page, admin }) => {
  await admin.signIn('/admin/settings');
  const menu = page.getByRole('navigation', { name: 'Administration' });
  const script = (name: string) => page.waitForRequest(new RegExp(`/releases/admin/[^/]+/${name}\\.`));
  const coupons = script('coupons');
  await menu.getByRole('link', { name: 'Coupons' }).hover();
  await coupons;
  const stores = script('stores');
  await menu.getByRole('link', { name: 'Stores' }).focus();
  await stores;
  await expect(page).toHaveURL(/settings$/);
});

test(
  'a failure to load the script of a screen is reported and can be retried',
  { tag: '@full' },
  async ({ page, admin }) => {
    await admin.signIn('/admin/settings');
    await expect(page.getByRole('row', { name: /^mail / })).toBeVisible();
    await page.route('**/releases/admin/**/coupons*.js', (route) => route.abort());
    const menu = page.getByRole('navigation', { name: 'Administration' });
    await menu.getByRole('link', { name: 'Coupons' }).click();
    await expect(page.getByRole('alert')).toContainText('This screen could not be loaded.');
    await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Create Coupon' })).toBeVisible();
  },
);

test(
  'a token that the server no longer accepts ends the session, and a sign-in returns to the screen',
  { tag: '@full' },
  async ({ page, admin }) => {
    await admin.signIn('/admin/coupons');
    await page.route('**/api/contacts/admin/all*', (route) =>
      route.fulfill({
        status: 401,
        json: { statusCode: 401, code: 'INVALID_TOKEN', error: 'Please sign in', message: '' },
      }),
    );
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: /^Contact/ })
      .click();
    await expect(page).toHaveURL(/\/admin\/login/);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await page.unrouteAll();
    await admin.fillSignIn();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Requests' })).toBeVisible();
  },
);

test(
  'when a session ends over a new coupon, the password is asked for there and nothing is lost',
  { tag: '@full' },
  async ({ page, admin, system }) => {
    await admin.keepToken(admin.shortened(await admin.token(), 8));
    await page.goto('/admin/coupons?coupon=new');
    const form = page.getByRole('dialog', { name: 'Create Coupon' });
    await form.getByLabel('Coupon code').fill('halb');
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await again.getByLabel('Password').fill(system.admin.password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toBeHidden();
    await expect(form.getByLabel('Coupon code')).toHaveValue('HALB');
  },
);
