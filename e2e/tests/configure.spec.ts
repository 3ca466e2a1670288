import { customer, newAddress, OrderForm, walkTag, type Language } from '../src/order-form.ts';
import { overhangingElements } from '../src/overhanging-elements.ts';
import { expect, test } from '../src/test.ts';

interface Words {
  house: string;
  preview: string;
  bordeaux: string;
  scales: string;
  modern: string;
  dark: string;
  wishes: string;
  wishTitle: string;
  share: string;
  copied: string;
  phone: string;
  code: string;
  request: string;
  design: string;
  send: string;
  letter: string;
}

const words: Record<Language, Words> = {
  de: {
    house: 'Name Ihres Hauses',
    preview: 'Vorschau Ihrer App',
    bordeaux: 'Bordeaux',
    scales: 'Écailles',
    modern: 'Modern',
    dark: 'Dunkel',
    wishes: 'Wunschliste',
    wishTitle: 'Ihre Wunschliste',
    share: 'Link zur Gestaltung teilen',
    copied: 'Der Link ist kopiert.',
    phone: 'Auf Ihr Telefon holen',
    code: 'QR-Code, der Ihre App öffnet',
    request: 'Diese Gestaltung anfragen',
    design: 'Ihre Gestaltung',
    send: 'Anfrage senden',
    letter: 'Schriften: Modern',
  },
  en: {
    house: 'Name of your house',
    preview: 'Preview of your app',
    bordeaux: 'Bordeaux',
    scales: 'Écailles',
    modern: 'Modern',
    dark: 'Dark',
    wishes: 'Wish list',
    wishTitle: 'Your wish list',
    share: 'Share the link to this design',
    copied: 'The link has been copied.',
    phone: 'Open it on your phone',
    code: 'QR code that opens your app',
    request: 'Request this design',
    design: 'Your design',
    send: 'Send request',
    letter: 'Typefaces: Modern',
  },
};

/** Pixels of a red square. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

for (const language of ['de', 'en'] as const) {
  test(
    `a house designs its app, shares it, and staff see the design that it requests (${language})`,
    walkTag(language),
    async ({ page, context, mailbox, admin, system, checkAccessibility }) => {
      test.slow();
      const text = words[language];
      const email = newAddress(`design.${language}`);
      const house = 'Juwelier Mondschein';
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: system.url });
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));

      await page.goto(`/configure?lang=${language}`);
      const preview = page.getByRole('region', { name: text.preview });
      const brand = () =>
        preview
          .locator('[data-app-screen]')
          .evaluate((app) => (app as HTMLElement).style.getPropertyValue('--app-brand'));
      await expect(page.getByLabel(text.house)).toBeEnabled();
      await page.getByLabel(text.house).fill(house);
      await expect(preview.getByText(house).first()).toBeAttached();
      await page.getByRole('button', { name: text.bordeaux, exact: true }).click();
      await expect.poll(brand).toBe('#5a1f33');
      await page.getByRole('radio', { name: text.scales }).check();
      await page.getByRole('radio', { name: text.modern }).check();
      await preview.getByRole('radio', { name: text.dark }).check();
      await preview.getByRole('button', { name: text.wishes }).click();
      await expect(preview.getByText(text.wishTitle)).toBeVisible();
      await page.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
      await expect(preview.getByRole('img', { name: house })).toBeVisible();
      await checkAccessibility();

      await page.getByRole('button', { name: text.share }).click();
      await expect(page.getByText(text.copied)).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/\/configure#house=Juwelier%20Mondschein&/);
      expect(link).not.toContain('data:');
      await page.getByRole('button', { name: text.phone }).click();
      await expect(page.getByRole('img', { name: text.code })).toBeVisible();
      await checkAccessibility();

      const guest = await context.newPage();
      await guest.goto(link.slice(link.indexOf('/configure')));
      await expect(guest.getByLabel(text.house)).toHaveValue(house);
      await guest.goto(link.slice(link.indexOf('/configure')).replace('/configure', '/app'));
      await expect(guest.getByRole('heading', { level: 1, name: house })).toBeVisible();
      await checkAccessibility(guest);
      await guest.close();
      expect(sent.filter((request) => /mondschein/i.test(request))).toEqual([]);

      await page.getByRole('button', { name: text.request }).click();
      await expect(page).toHaveURL(/\/buy\//);
      await expect(page.getByRole('region', { name: text.design })).toContainText(house);
      await new OrderForm(page).fill(email);
      await checkAccessibility();
      await page.getByRole('button', { name: text.send }).click();
      const number = (await page.getByText(/^#[0-9a-f]{8}$/).innerText()).trim();

      const mail = await mailbox.find({ recipient: email });
      expect(mail.text).toContain(text.letter);
      expect(mail.html).toContain('bgcolor="#5a1f33"');

      await admin.signIn();
      await page.goto(`/admin/orders?search=${encodeURIComponent(number)}`);
      await page.getByRole('link', { name: /^View order #/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Design of the app')).toBeVisible();
      await expect(dialog.locator('[data-app-screen]').getByText(house).first()).toBeVisible();
      await expect(dialog.getByText('#5A1F33')).toBeVisible();
      await expect(dialog.getByText(customer.companyName).first()).toBeVisible();
      await checkAccessibility();
    },
  );
}

test('the app can be installed', async ({ page, context }) => {
  await page.goto('/app?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const session = await context.newCDPSession(page);
  const { errors, data, url } = await session.send('Page.getAppManifest');
  expect({ errors, named: url !== '' }).toEqual({ errors: [], named: true });
  expect(JSON.parse(data ?? '{}')).toMatchObject({ start_url: '/app', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // a page of a private window cannot be installed, whatever its manifest is like
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('the live preview fits every width', async ({ page }) => {
  for (const width of [1920, 1280, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/configure?lang=de', '/app?lang=de']) {
      await page.goto(path);
      await expect(page.locator('[data-app-screen]')).toBeVisible();
      await expect.poll(() => overhangingElements(page), { message: `${path} at ${width} px` }).toEqual([]);
    }
  }
});
