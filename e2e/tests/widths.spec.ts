import type { Locator, Page } from '@playwright/test';
import { getBox, textLines } from '../src/boxes.ts';
import { expect, test } from '../src/test.ts';

const SMALL_DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** How far down a form may begin on a phone, in CSS pixels. */
const FIRST_FIELD_WITHIN = 1200;
/** Least space between the words of neighbouring cards, in CSS pixels. */
const BETWEEN_CARDS = 16;

/** The id of a demo product. */
async function productNamed(page: Page, name: string): Promise<string> {
  const products = (await (await page.request.get('/api/products')).json()) as { id: string; name: string }[];
  return products.find((product) => product.name === name)!.id;
}

/** Opens a page and declines cookies, because the question covers its lower edge. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const decline = page.getByRole('button', { name: 'Ablehnen' });
  await decline.click();
  await expect(decline).toBeHidden();
}

/** Asserts that a plan's label and price share a line, with only the price's note beneath. */
async function expectOneLine(row: Locator, page: string): Promise<void> {
  const [labelLines, priceLines] = [
    await textLines(row.locator('> span').nth(0)),
    await textLines(row.locator('> span').nth(1)),
  ];
  const where = `${page}: ${await row.innerText()}`;
  expect(labelLines, where).toHaveLength(1);
  expect(priceLines, where).toHaveLength(2);
  expect(Math.abs(labelLines[0]!.bottom - priceLines[0]!.bottom), where).toBeLessThan(4);
}

test.describe('at 1280 px', () => {
  test.use({ viewport: SMALL_DESKTOP });

  test('each plan of a product stands on one line with its price', async ({ page }) => {
    const id = await productNamed(page, 'Prestige');
    for (const path of [`/product/${id}`, `/buy/${id}`])
      for (const language of ['de', 'en']) {
        await page.goto(`${path}?lang=${language}`);
        const rows = page.locator('label:has(> input[type="radio"]):has(> span)');
        await expect(rows.first()).toBeVisible();
        // lines break elsewhere until the fonts have loaded
        for (const row of await rows.all()) await expect(() => expectOneLine(row, `${path} (${language})`)).toPass();
      }
  });

  test("a client's words stand beside their picture, not on it", async ({ page }) => {
    await page.goto(`/product/${await productNamed(page, 'Prestige')}?lang=de`);
    const quotation = page.locator('section:has(> figure > blockquote)');
    await quotation.scrollIntoViewIfNeeded();
    await expect(async () => {
      const [picture, words] = [await getBox(quotation.locator('img')), await getBox(quotation.locator('blockquote'))];
      expect(picture.right).toBeLessThanOrEqual(words.left);
    }).toPass();
  });

  test('each kind of demonstration stands on one line', async ({ page }) => {
    await page.goto('/demonstration?lang=de');
    const rows = page.locator('label:has(> input[type="radio"])');
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all())
      await expect(async () => expect(await textLines(row.locator('> span').first())).toHaveLength(1)).toPass();
  });

  test('the words of a card in the menu keep their distance from the next card', async ({ page }) => {
    await page.goto('/products?lang=de');
    await page.locator('header').first().getByRole('button', { name: 'Menü' }).click();
    const menu = page.getByRole('navigation', { name: 'Menü' });
    await expect(menu.locator('[data-revealed]')).toHaveCSS('opacity', '1');
    const cards = menu.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards.first()).toBeVisible();
    const boxes = [];
    for (const card of await cards.all()) boxes.push({ box: await getBox(card), lines: await textLines(card) });
    expect(boxes.length).toBeGreaterThan(2);
    for (const [index, { lines }] of boxes.entries()) {
      const next = boxes[index + 1];
      const right = Math.max(...lines.map((line) => line.right));
      if (next) expect(next.box.left - right, `card ${index}`).toBeGreaterThanOrEqual(BETWEEN_CARDS);
    }
  });

  test('sharing an accessory causes no layout shift', { tag: '@full' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    const [accessory] = (await (await page.request.get('/api/accessories')).json()) as { id: string }[];
    await open(page, `/accessory/${accessory!.id}?lang=de`);
    const parts = [page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo')];
    const places = () => Promise.all(parts.map(getBox));
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    await page.getByRole('button', { name: 'Teilen' }).click();
    await expect(page.getByRole('button', { name: 'Teilen' }).locator('+ [role="status"]')).not.toBeEmpty();
    expect(await places()).toEqual(before);
  });

  test('the screens of the features of Signature all have the same height', { tag: '@full' }, async ({ page }) => {
    const id = await productNamed(page, 'Signature');
    await page.goto(`/product/${id}?lang=en`);
    const features = page.getByRole('region', { name: "What You'll Get" }).getByRole('listitem');
    await features.first().scrollIntoViewIfNeeded();
    const screens = features.locator(':scope > div:first-child > *');
    await expect.poll(() => screens.count()).toBeGreaterThanOrEqual(3);
    const heights = await Promise.all((await screens.all()).map(async (screen) => getHeight(await getBox(screen))));
    expect(new Set(heights).size).toBe(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test("a product's name is in the first view, and its price and request at the lower edge once the plans have left the view", async ({
    page,
  }) => {
    const id = await productNamed(page, 'Signature');
    await open(page, `/product/${id}?lang=de`);
    const bar = page.locator('[data-request-bar]');
    const link = bar.getByRole('link');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
    for (const top of [2200, 4000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await getBox(bar)).bottom, { message: `at ${top} px` }).toBe(PHONE.height);
      expect(await isOnTop(link), `at ${top} px`).toBe(true);
    }
  });

  test('the dots of a gallery lie below its picture', { tag: '@full' }, async ({ page }) => {
    const id = await productNamed(page, 'Signature');
    await page.goto(`/product/${id}?lang=de`);
    const gallery = page.getByRole('article').getByRole('group').first();
    const picture = await getBox(gallery.locator('img'));
    const dots = await Promise.all((await gallery.getByRole('button', { name: /^Bild \d von/ }).all()).map(getBox));
    expect(dots.length).toBeGreaterThan(1);
    for (const { top } of dots) expect(top).toBeGreaterThanOrEqual(picture.bottom);
  });

  test('a form begins within the first two screens', async ({ page }) => {
    const id = await productNamed(page, 'Signature');
    const firstFields = { '/contact': 'name', [`/buy/${id}`]: 'customerInfo.companyName' };
    for (const [path, name] of Object.entries(firstFields)) {
      await page.goto(`${path}?lang=de`);
      const field = page.locator(`form [name="${name}"]`);
      await expect(field).toBeVisible();
      // web fonts may still be loading
      await expect.poll(async () => (await getBox(field)).top, { message: path }).toBeLessThan(FIRST_FIELD_WITHIN);
    }
  });
});

const getHeight = ({ top, bottom }: { top: number; bottom: number }): number => bottom - top;

/** Whether nothing covers the middle of an element. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
