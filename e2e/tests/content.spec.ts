import type { Locator } from '@playwright/test';
import { newAddress } from '../src/order-form.ts';
import { expect, test } from '../src/test.ts';

const toRows = (field: Locator): Promise<number> =>
  field.evaluate((box) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
    const [line = 0, top = 0, bottom = 0] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat);
    return Math.round((box.clientHeight - top - bottom) / line);
  });

test('a message is sent, kept through a failure, and mailed', async ({
  page,
  mailbox,
  checkAccessibility,
  context,
}) => {
  const email = newAddress('kontakt');
  await page.goto('/contact?lang=de');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByLabel('Name')).toBeEnabled();
  expect(await toRows(page.getByLabel('Nachricht'))).toBe(6);
  await page.getByRole('button', { name: 'ABSENDEN' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Betreff')).toHaveAccessibleDescription('Betreff ist erforderlich');
  await checkAccessibility();
  await page.getByLabel('Name').fill('Élise Größmann');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Betreff').fill('Garantie');
  await page.getByLabel('Nachricht').fill('Guten Tag');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'ABSENDEN' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ihre Angaben sind noch da.' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'ABSENDEN' }).click();
  await expect(page.getByRole('heading', { name: 'Nachricht gesendet!' })).toBeFocused();
  await checkAccessibility();
  expect((await mailbox.find({ recipient: email })).text).toContain('Élise Größmann');
});

test('a field of several lines is as high as its text, also in browsers without `field-sizing`', async ({ page }) => {
  const message = page.getByLabel('Nachricht');
  const withoutFieldSizing = async () => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (name: string, value?: string) =>
        name !== 'field-sizing' && (value === undefined ? supports(name) : supports(name, value));
    });
    await page.reload();
    await message.evaluate((box) => box.style.setProperty('field-sizing', 'fixed', 'important'));
  };
  await page.goto('/contact?lang=de');
  for (const prepare of [() => Promise.resolve(), withoutFieldSizing]) {
    await prepare();
    await expect(message).toBeEnabled();
    await message.fill('eins\nzwei\ndrei\nvier\nfünf\nsechs\nsieben\nacht');
    expect(await toRows(message)).toBe(8);
    await message.fill('eins');
    expect(await toRows(message)).toBe(6);
  }
});

/** In seconds (public spec §9). */
const YEAR = 31_536_000;

test('no optional cookie is set before consent, and the decision can be changed', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const cookies = async () => (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'language');
  expect(await cookies()).toEqual([]);

  const notice = page.getByRole('region', { name: 'Cookies' });
  await notice.getByRole('button', { name: 'Akzeptieren' }).click();
  expect((await cookies()).sort()).toEqual(['consent_analytics', 'consent_essential', 'consent_preference']);
  for (const { name, expires } of await context.cookies()) {
    if (!name.startsWith('consent_')) continue;
    const lifetime = expires - Date.now() / 1000;
    expect(Math.abs(lifetime - YEAR), `${name} lasts a year`).toBeLessThan(60);
  }
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Kontrast' })).toBeEnabled();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(notice).toBeFocused();
  await notice.getByRole('button', { name: 'Ablehnen' }).click();
  expect(await cookies()).toEqual(['consent_essential']);
});

test('the language is chosen in a dialog that traps the focus and gives it back', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/cookies?lang=de');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: /^Sprache/ });
  await opener.click();
  const picker = page.getByRole('dialog', { name: 'Wählen Sie Ihre Sprache' });
  await expect(picker).toBeVisible();
  await checkAccessibility();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await picker.getByRole('button', { name: /English/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a browser that supports none of the languages gets German, and a choice is remembered', async ({
  browser,
  system,
}) => {
  const context = await browser.newContext({ locale: 'it-IT', baseURL: system.url });
  const page = await context.newPage();
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Sprache/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /English/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await context.clearCookies();
  await page.goto('/about');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /^Language/ })).toBeVisible();
  await context.close();
});
