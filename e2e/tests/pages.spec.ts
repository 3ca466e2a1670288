import { overhangingElements } from '../src/overhanging-elements.ts';
import { publicPages } from '../src/public-pages.ts';
import { expect, test } from '../src/test.ts';

test('every class that the server writes is in the styles that the page names', async ({ page }) => {
  const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
  for (const path of ['/', '/products', `/product/${products[0]!.id}`, `/buy/${products[0]!.id}`, '/nowhere']) {
    const html = await (await page.request.get(path)).text();
    const body = html.slice(html.indexOf('<body'));
    const classes = new Set(body.match(/\bvitrine_storefront-[\w-]+/g));
    expect(classes.size).toBeGreaterThan(10);
    const links = [...html.matchAll(/"(\/releases\/[^"]+\.css)"/g)].map(([, href]) => href ?? '');
    const styles = await Promise.all(links.map(async (href) => (await page.request.get(href)).text()));
    expect(
      [...classes].filter((name) => !styles.join().includes(`.${name}`)),
      path,
    ).toEqual([]);
  }
});

test("the back-office's list fits every width, and can be ordered on each", async ({ page, admin }) => {
  await admin.signIn();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('link', { name: /^View order #/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Received' })).toBeInViewport();
    await expect.poll(() => overhangingElements(page), { message: `at ${width} px` }).toEqual([]);
  }
});

test('at twice the text size no public page of a phone scrolls sideways', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { paths, kept } = await publicPages(request);
  await page.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { ...kept },
  );
  for (const path of paths) {
    await page.goto(`${path}?lang=de`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect.poll(() => overhangingElements(page), { message: path }).toEqual([]);
  }
});

test('the names of compared editions stay in view while their rows are read', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/compare?lang=de');
    const table = page.getByRole('region', { name: 'Vergleich der Editionen' });
    const name = table.getByRole('columnheader').getByRole('link').first();
    const rows = table.getByRole('rowheader');
    const row = rows.nth((await rows.count()) - 4);
    await row.scrollIntoViewIfNeeded();
    await expect(name, `${width} px`).toBeInViewport({ ratio: 0.7 });
    const [nameBox, rowBox] = [await name.boundingBox(), await row.boundingBox()];
    expect(nameBox!.y + nameBox!.height).toBeLessThanOrEqual(rowBox!.y);
  }
});

test('the comparison can be narrowed to its differences, and its address keeps that', async ({ page }) => {
  await page.goto('/compare?lang=de');
  const rows = page.getByRole('rowheader');
  const all = await rows.count();
  const only = page.getByRole('switch', { name: 'Nur Unterschiede zeigen' });
  await expect(only).toBeEnabled();
  await only.press('Space');
  await expect(page).toHaveURL(/rows=differences/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const fewer = await rows.count();
  await page.reload();
  await expect(only).toBeChecked();
  await expect(rows).toHaveCount(fewer);
});

test('a page that does not exist offers a search', async ({ page, checkAccessibility }) => {
  await page.goto('/nirgends?lang=de');
  await page.getByRole('searchbox', { name: 'Oder suchen Sie' }).fill('maison');
  await page.getByRole('list', { name: 'Gefunden' }).getByRole('link', { name: 'Prestige Maison' }).click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht.' })).toBeVisible();
  await checkAccessibility();
});

test('an interview can be read on a page of its own', async ({ page, checkAccessibility }) => {
  await page.goto('/interviews?lang=de');
  await page
    .getByRole('link', { name: /^Interview lesen/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/interviews\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('?');
  await checkAccessibility();
});

test('an address that cannot be decoded, or is too long, is a page that is not found', async ({ page }) => {
  for (const path of ['/product/%E0%A4%A', '/accessory/100%', '/nowhere/%E0', `/${'a'.repeat(3000)}`]) {
    const answer = await page.goto(`${path}?lang=en`);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found|does not exist/i);
  }
});

test('without scripts the public pages can be read and navigated, and a form says why it is disabled', async ({
  browser,
  system,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: system.url });
  const page = await context.newPage();
  const { paths } = await publicPages(request);
  const browserOnly = ['/order', '/favorites', '/buy/favorites'];
  for (const path of paths.filter((each) => !browserOnly.includes(each))) {
    await page.goto(`${path}?lang=en`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('Loading…'), path).toHaveCount(0);
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
  }
  await page.goto('/products?lang=en');
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/contact?lang=en');
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('This form needs JavaScript.');
  await page.goto('/terms?lang=en');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(page.locator('#section-9')).not.toBeInViewport();
  await contents.getByRole('link').nth(8).click();
  await expect(page.locator('#section-9')).toBeInViewport();
  for (const [path, sentence] of [
    ['/order', 'This form needs JavaScript.'],
    ['/favorites', 'the page needs JavaScript to show them'],
    ['/buy/favorites', 'This form needs JavaScript.'],
  ] as const) {
    await page.goto(`${path}?lang=en`);
    await expect(page.locator('noscript p')).toContainText(sentence);
    await expect(page.getByText('Loading…')).toBeHidden();
  }
  await context.close();
});
