import { brotliCompressSync } from 'node:zlib';
import { newAddress } from '../src/order-form.ts';
import { overhang } from '../src/overhang.ts';
import { expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };
/** What a first visit to the home page may cost in scripts, brotli, in bytes (design: Budgets). */
const SCRIPT_BUDGET = 150_000;

const written = {
  privacy_policy: '/privacy',
  terms_conditions: '/terms',
  imprint: '/imprint',
  newsroom: '/newsroom',
} as const;
const framed = {
  '/cookies': { de: 'Cookies', en: 'Cookies' },
  '/about': { de: 'Über Uns', en: 'About us' },
  '/contact': { de: 'Kontakt', en: 'Contact' },
} as const;

test.beforeEach(async ({ page, admin }) => {
  const headers = { Authorization: `Bearer ${await admin.token()}` };
  for (const pageType of Object.keys(written)) {
    const data = {
      pageType,
      title: `Seite ${pageType}`,
      content: '<h1>Deutsch</h1><p>Text</p>',
      translations: { en: { title: `Page ${pageType}`, content: '<h1>English</h1><p>Text</p>' } },
    };
    const answer = await page.request.post('/api/content-pages/admin', { headers, data });
    expect([201, 409]).toContain(answer.status());
  }
});

for (const language of ['de', 'en'] as const) {
  test(`the pages that are read hold in ${language}, on a phone and with contrast too`, async ({
    page,
    checkAccessibility,
  }) => {
    test.slow();
    for (const path of [...Object.values(written), ...Object.keys(framed)]) {
      const answer = await page.goto(`${path}?lang=${language}`);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      if (path in framed) await expect(heading).toHaveText(framed[path as keyof typeof framed][language]);
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
      await checkAccessibility();
      await page.getByRole('switch', { name: language === 'de' ? 'Kontrast' : 'Contrast' }).check();
      await checkAccessibility();
      await page.getByRole('switch', { name: language === 'de' ? 'Kontrast' : 'Contrast' }).uncheck();
      await page.setViewportSize(PHONE);
      await expect.poll(() => overhang(page), { message: `${path} scrolls sideways` }).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}

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

test('nothing optional is kept before it is agreed to, and no other host is asked for anything', async ({
  page,
  system,
  context,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(system.url) && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
  const product = products[0]!.id;
  const paths = [
    '/',
    '/products',
    `/product/${product}`,
    `/buy/${product}`,
    ...Object.values(written),
    ...Object.keys(framed),
  ];
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
  const cookies = async () => (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'language');
  expect(await cookies()).toEqual([]);

  const notice = page.getByRole('region', { name: 'Cookies' });
  await notice.getByRole('button', { name: 'Akzeptieren' }).click();
  expect((await cookies()).sort()).toEqual(['consent_analytics', 'consent_essential', 'consent_preference']);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Kontrast' })).toBeEnabled();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(notice).toBeFocused();
  await notice.getByRole('button', { name: 'Ablehnen' }).click();
  expect(await cookies()).toEqual(['consent_essential']);
});

test('the language is chosen in a layer that keeps the keyboard inside and gives it back', async ({
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

test('a first visit to the home page keeps to its budget of scripts', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET);
});
