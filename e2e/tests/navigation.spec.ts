import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };
const bar = (page: Page) => page.locator('header').first();

/** Where the focus is after a press of Tab: inside the bar, outside of it, or with the browser itself. */
async function placeAfterTab(page: Page): Promise<'bar' | 'page' | 'browser'> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === body) return 'browser';
    return activeElement?.closest('header[data-open]') ? 'bar' : 'page';
  });
}

test('the menu and the searches trap the focus and give it back, also on a phone', async ({ page }) => {
  await page.goto('/cookies?lang=en');
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    await page.reload();
    const opener = bar(page).getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const cards = menu.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards.first()).toBeVisible();
    await expect(menu.locator('[data-revealed]')).toHaveCSS('opacity', '1');
    if (size === PHONE) {
      const first = await cards.nth(0).boundingBox();
      const next = await cards.nth(1).boundingBox();
      expect([first?.width, (next?.x ?? 0) - (first?.x ?? 0)]).toEqual([280, 292]);
    }
    for (let press = 0; press < 30; press += 1) expect(await placeAfterTab(page)).not.toBe('page');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();

    await bar(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('combobox')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'What are you looking for?' })).toBeVisible();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the menu is 900 px tall but never taller than the screen, and a click beside it closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.goto('/cookies?lang=en');
  const opener = bar(page).getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await opener.click();
  await expect.poll(async () => (await menu.boundingBox())?.height).toBe(900);
  await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(700);
  await page.setViewportSize({ width: 1440, height: 640 });
  await expect.poll(async () => (await menu.boundingBox())?.height).toBe(640);
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.mouse.click(700, 1050);
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(76);
});

test('the carousel scrolls by 512 px, with buttons only where there are more products', async ({ page }) => {
  await page.goto('/cookies?lang=en');
  await bar(page).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const cards = menu.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(cards.first()).toBeVisible();
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect([first?.width, (second?.x ?? 0) - (first?.x ?? 0)]).toEqual([600, 612]);
  await expect(menu.getByRole('button', { name: 'Scroll back' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Scroll on' }).click();
  await expect.poll(async () => (first?.x ?? 0) - ((await cards.nth(0).boundingBox())?.x ?? 0)).toBe(512);
  await expect(menu.getByRole('button', { name: 'Scroll back' })).toBeVisible();
});

test('a page is prefetched once a link to it is hovered or focused, and then opens without a placeholder', async ({
  page,
}) => {
  await page.goto('/cookies?lang=en');
  await expect(bar(page).getByRole('button', { name: 'Menu' })).toBeEnabled();
  const footer = page.getByRole('contentinfo');
  const script = (name: string) =>
    page.waitForResponse((response) => new RegExp(`/${name}\\.js$`).test(response.url()));

  const faq = script('faq');
  await footer.getByRole('link', { name: 'FAQ', exact: true }).hover();
  await (await faq).finished();
  const about = script('about');
  await footer.getByRole('link', { name: 'About', exact: true }).focus();
  await (await about).finished();

  await page.evaluate(() => {
    const note = () => {
      if (document.querySelector('main')?.textContent.includes('Loading…')) document.body.dataset['shape'] = 'shown';
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  });
  await page.context().setOffline(true);
  for (const [name, title] of [
    ['FAQ', 'Frequently asked questions'],
    ['About', 'About us'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(page.locator('body')).not.toHaveAttribute('data-shape');
});

for (const language of ['de', 'en'] as const) {
  test(`every kind of watch that the search suggests leads to something (${language})`, async ({ page }) => {
    await page.goto(`/faq?lang=${language}`);
    await expect(page.locator('footer').getByRole('switch').first()).toBeEnabled();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    const rows = dialog.getByRole('option');
    await expect(rows).toHaveCount(5);
    for (let index = 0; index < 5; index += 1) {
      const kind = (await rows.nth(index).textContent()) ?? '';
      await rows.nth(index).click();
      await expect(dialog.getByRole('combobox')).toHaveValue(kind);
      // a hit names its kind of entry, a suggestion does not
      await expect(rows.locator('small').first(), kind).toBeVisible();
      await dialog.getByRole('button', { name: language === 'de' ? 'Leeren' : 'Clear' }).click();
      await expect(rows).toHaveCount(5);
    }
  });
}
