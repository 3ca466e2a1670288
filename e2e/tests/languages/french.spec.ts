import { customer, newAddress, OrderForm } from '../../src/order-form.ts';
import { publicPages } from '../../src/public-pages.ts';
import { expect, test } from '../../src/test.ts';
import { ofOtherLanguage, properNames, untranslated, visibleTexts, withoutNames } from '../../src/visible-texts.ts';

/** Words that English texts use and French ones do not. */
const ENGLISH = /(?<![\p{L}-])(the|and|of|with|your|our|you|we|from|this)(?![\p{L}-])/iu;

/** Pages whose texts staff have written only in German and English. */
const NOT_IN_FRENCH = ['/privacy', '/terms'];

test('a visitor switches to French, reads, sends a request, and gets a French mail', async ({
  page,
  mailbox,
  system,
  checkAccessibility,
}) => {
  test.slow();
  const french: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/texts-fr.js')) french.push(request.url());
  });
  await page.goto('/?lang=de');
  await expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(french).toEqual([]);
  await page
    .getByRole('button', { name: /^Sprache: / })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Français/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Votre maison');
  expect(french).not.toEqual([]);
  await checkAccessibility();

  await page.goto('/products');
  await expect(page).toHaveTitle(/^La collection/);
  await expect(page.locator('link[rel=alternate][hreflang=fr]')).toHaveAttribute(
    'href',
    `${system.url}/products?lang=fr`,
  );
  await page.getByRole('tab', { name: 'Signature' }).click();
  const card = page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first();
  const productName = await card.innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: productName })).toBeVisible();
  await expect(page.getByText(/^\d{1,3}(\u202f\d{3})*\u00a0€/).first()).toBeVisible();
  const sheet = await page
    .getByRole('link', { name: /^Fiche technique/ })
    .first()
    .getAttribute('href');
  expect((await page.request.get(`${sheet?.split('?')[0]}?lang=fr`)).headers()['content-type']).toBe('application/pdf');
  await checkAccessibility();
  await page.getByRole('radio', { name: 'Achat unique' }).check();
  await page.getByRole('button', { name: 'Demander avec cette formule' }).click();

  await expect(page).toHaveURL(/\/order$/);
  const form = new OrderForm(page);
  await form.ready();
  await page.getByRole('button', { name: 'Envoyer la demande d’achat' }).click();
  await expect(page.getByText('Le prénom et le nom sont obligatoires').first()).toBeVisible();
  await expect(form.field('country').locator('option', { hasText: 'Allemagne' })).toBeAttached();
  const email = newAddress('elise.fr');
  await form.fill(email);
  await page.getByRole('button', { name: 'Envoyer la demande d’achat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre demande.' })).toBeVisible();

  const mail = await mailbox.find({ recipient: email });
  expect(mail.subject).toMatch(/^Votre demande #/);
  expect(mail.text).toContain(`Merci, ${customer.fullName}.`);
  expect(mail.text).toContain('Allemagne');
  const letter = await mailbox.read(page, email);
  await expect(letter.locator('html')).toHaveAttribute('lang', 'fr');
});

test('every page is in French', async ({ browser, system }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: system.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/nowhere')) complaints.push(message.text());
  });
  const { paths } = await publicPages(page.request);
  const names = await properNames(page.request);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeEnabled();
    const texts = await visibleTexts(page);
    expect.soft(untranslated(texts), `${path} shows a key`).toEqual([]);
    const nameless = texts.map((text) => withoutNames(text, names)).filter(Boolean);
    expect.soft(ofOtherLanguage(nameless, 'en'), `${path} has German`).toEqual([]);
    if (!NOT_IN_FRENCH.includes(path))
      expect
        .soft(
          nameless.filter((text) => ENGLISH.test(text)),
          `${path} has English`,
        )
        .toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
