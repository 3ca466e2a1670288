import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const STOREFRONT_FILES = /\/releases\/storefront\//;
const ACCESSORIES_SCRIPT = /\/releases\/storefront\/.*accessories\.js/;

/** The scripts of a page are loaded after the first paint; until then its buttons are disabled. */
const waitForHydration = (page: Page, menu: string) =>
  expect(page.getByRole('button', { name: menu, exact: true })).toBeEnabled();

test('with the storefront remote down its page stays readable, and a retry loads it', async ({ page, misdeeds }) => {
  await page.route(STOREFRONT_FILES, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.goto('/products?lang=de');
  const notice = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Jede Edition ein eigenes Werk.' })).toBeVisible();
  await page.getByRole('tab', { name: /Prestige/ }).click();
  await expect(page).toHaveURL(/Prestige/i);
  await expect(notice).toBeVisible();

  // The failure is reported where monitoring reads it; from here on nothing may fail.
  misdeeds.length = 0;
  await page.unroute(STOREFRONT_FILES);
  await notice.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('tab', { name: /Classic/ }).click();
  await expect(page.getByRole('tab', { name: /Classic/ })).toHaveAttribute('aria-selected', 'true');
});

test('a click while offline is answered in place, and the page opens when the network is back', async ({
  page,
  context,
  misdeeds,
}) => {
  await page.goto('/products?lang=en');
  await waitForHydration(page, 'Menu');
  const heading = page.getByRole('heading', { level: 2 }).first();
  const name = await heading.innerText();
  let fail = () => {};
  const failure = new Promise<void>((resolve) => (fail = resolve));
  await context.setOffline(true);
  // a script that fails at once leaves no time to see the notice of loading
  await page.route(STOREFRONT_FILES, (route) => failure.then(() => route.abort('internetdisconnected')));
  await heading.getByRole('link').click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  fail();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 20_000 });
  await page.unroute(STOREFRONT_FILES);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(misdeeds).toEqual([]);
});

test('a page whose script cannot be loaded says so, and opens on a retry', async ({ page, misdeeds }) => {
  await page.goto('/?lang=en');
  await waitForHydration(page, 'Menu');
  await page.route(STOREFRONT_FILES, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessories' }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });
  await expect(lost).toBeVisible();
  misdeeds.length = 0;
  await page.unroute(STOREFRONT_FILES);
  await lost.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessories' })).toBeVisible();
});

test('a script that was changed in transit is refused for its digest, and the visitor is informed', async ({
  page,
  misdeeds,
}) => {
  await page.goto('/?lang=en');
  await waitForHydration(page, 'Menu');
  const refused = page.waitForEvent('console', (message) => /digest in the 'integrity' attribute/.test(message.text()));
  await page.route(ACCESSORIES_SCRIPT, async (route) => {
    const script = await (await route.fetch()).text();
    // a line break changes the digest, but not what the script does
    await route.fulfill({ contentType: 'text/javascript', body: `${script}\n` });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessories' }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });
  await expect(lost).toBeVisible();
  expect((await refused).text()).toMatch(ACCESSORIES_SCRIPT);
  misdeeds.length = 0;
  await page.unroute(ACCESSORIES_SCRIPT);
  await lost.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessories' })).toBeVisible();
});

test('with the admin remote down staff are informed, and a retry loads the sign-in', async ({ page, misdeeds }) => {
  const files = /\/releases\/admin\/.*\.js$/;
  await page.route(files, (route) => route.abort());
  await page.goto('/admin/login?lang=en');
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();
  // The failure is reported where monitoring reads it; from here on nothing may fail.
  misdeeds.length = 0;
  await page.unroute(files);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});
