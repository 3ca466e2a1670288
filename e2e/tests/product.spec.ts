import { type Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };
/** How many columns the features of these products have: six of them in two rows of three. */
const COLUMNS = { Classic: 4, Signature: 3 };

async function productNamed({ request }: Page, name: string): Promise<string> {
  const products = (await (await request.get('/api/products')).json()) as { id: string; name: string }[];
  return products.find((product) => product.name === name)!.id;
}

test('every feature shows its description without hovering, in two to five columns, and on a phone', async ({
  page,
}) => {
  const products = (await (await page.request.get('/api/products')).json()) as { id: string; name: string }[];
  const desktop = page.viewportSize()!;
  for (const [name, columns] of Object.entries(COLUMNS)) {
    await page.setViewportSize(desktop);
    await page.goto(`/product/${products.find((product) => product.name === name)!.id}?lang=en`);
    const list = page.getByRole('region', { name: "What You'll Get" }).getByRole('list');
    const tracks = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '));
    expect(tracks, name).toHaveLength(columns);
    for (const viewport of [desktop, PHONE]) {
      await page.setViewportSize(viewport);
      for (const description of await list.getByRole('paragraph').all()) {
        await expect(description).toBeVisible();
        await expect(description).toHaveCSS('opacity', '1');
      }
    }
  }
});

for (const [language, words] of Object.entries({
  de: {
    enlarge: 'Bild 1 vergrößern',
    dialog: 'Bilder von Signature in Großansicht',
    second: 'Bild 2 von 4',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    thumbnails: 'Vorschaubilder',
  },
  en: {
    enlarge: 'Enlarge picture 1',
    dialog: 'Pictures of Signature, enlarged',
    second: 'Picture 2 of 4',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    thumbnails: 'Thumbnails',
  },
})) {
  test(`the pictures are enlarged, moved, zoomed and closed by the keyboard (${language})`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto(`/product/${await productNamed(page, 'Signature')}?lang=${language}`);
    const enlarge = page.getByRole('button', { name: words.enlarge });
    await expect(enlarge).toBeEnabled();
    await enlarge.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.dialog });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('navigation', { name: words.thumbnails }).getByRole('img')).toHaveCount(4);
    await checkAccessibility();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('group', { name: words.second })).toBeInViewport({ ratio: 0.5 });
    await dialog.getByRole('button', { name: words.zoomIn, exact: true }).press('Enter');
    await expect(dialog.getByRole('button', { name: words.zoomOut, exact: true })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.enlarge.replace('1', '2') })).toBeFocused();
  });
}

test('the plans are added up over the period that the arrow keys choose, and the bar follows the chosen plan', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/product/${await productNamed(page, 'Classic')}?lang=de`);
  const calculator = page.getByRole('group', { name: 'Was kostet Classic in …' });
  const months = calculator.getByRole('radio', { name: '36 Monaten' });
  await expect(months).toBeEnabled();
  await months.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(calculator.getByRole('radio', { name: '12 Monaten' })).toBeChecked();
  const totals = calculator.getByRole('definition');
  await expect(totals).toHaveText([/^4\.900\s€$/, /^2\.280\s€Der günstigste Plan/, /^2\.880\s€$/]);

  const bar = page.getByRole('region', { name: 'Preis und Anfrage' });
  await expect(bar).toContainText('Einmaliger Kauf 4.900 €');
  await page.getByRole('radio', { name: 'Erweiterter Service' }).check();
  await page.getByRole('heading', { name: 'Sprechen wir über Ihr Haus.' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('Erweiterter Service 240 €');
  await checkAccessibility();
  await bar.getByRole('link', { name: 'Classic anfragen' }).click();
  await expect(page.getByRole('radio', { name: /Erweiterter Service/ })).toBeChecked();
});

test('the bar with price and request stands at the lower edge of a desktop once the plans have left the view', async ({
  page,
}) => {
  await page.goto(`/product/${await productNamed(page, 'Signature')}?lang=de`);
  const bar = page.locator('[data-request-bar]');
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await expect(bar).toBeHidden();
  for (const top of [1500, 4000]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 });
  }
});

test('if the script of its screens cannot be loaded, a product shows the pictures of its features', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/feature-screen|product-preview/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`/product/${await productNamed(page, 'Classic')}?lang=en`);
  const features = page.getByRole('region', { name: "What You'll Get" });
  await features.scrollIntoViewIfNeeded();
  await expect(features.locator('img').first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Price and request' }).getByRole('link')).toBeVisible();
});

test('the sheet is a PDF in the language of the page or of the visitor', async ({ page }) => {
  const id = await productNamed(page, 'Signature');
  await page.goto(`/product/${id}?lang=en`);
  const href = await page.getByRole('link', { name: 'Data sheet Signature' }).first().getAttribute('href');
  expect(href).toBe(`/product/${id}/sheet.pdf?lang=en`);
  for (const [address, language] of [
    [href!, 'en'],
    [`/product/${id}/sheet.pdf`, 'de'],
  ] as const) {
    const answer = await page.request.get(address, { headers: { 'Accept-Language': 'de', Cookie: '' } });
    expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'content-language': language });
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the picture moves from the list to the product where motion is not reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/products?lang=en');
  // before the page is hydrated, a link loads another page
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeEnabled();
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset['moved'] = moved.join(' ');
      });
      return transition;
    };
  });
  const id = await productNamed(page, 'Signature');
  const link = page.getByRole('link', { name: 'Signature', exact: true });
  // Only a page whose script has loaded has a picture to move; hovering the link prefetches the script.
  const script = page.waitForResponse((response) => response.url().includes('/releases/storefront/'));
  await link.hover();
  await (await script).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signature' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(
    'data-moved',
    new RegExp(`::view-transition-group\\(picture-${id}\\)`),
  );
});
