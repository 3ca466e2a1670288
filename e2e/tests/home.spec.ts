import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

/** Shows the six built-in sections: the read of the sections answers with none, and the page is opened by its link. */
async function openBuiltIn(page: Page): Promise<void> {
  await page.route('**/api/homepage-sections*', (route) => route.fulfill({ json: [] }));
  await page.goto('/faq?lang=en');
  // before the page is hydrated the link would load the home page from the server, with the server's sections
  await expect(page.getByRole('contentinfo').getByRole('switch').first()).toBeEnabled();
  await page.getByRole('banner').getByRole('link', { name: 'Vitrine' }).click();
  await expect(page.locator('main > section[data-sticky]')).toHaveCount(5);
  await expect(page.locator('main > section')).toHaveCount(6);
}

/**
 * The visible links of the page's sections that something covers at every scroll position. Of a viewport 360 px high, 76 px are left between the
 * header and the cookie banner, so the scroll steps are smaller than that.
 */
const unreachable = (page: Page) =>
  page.evaluate(async () => {
    const left = new Set(
      [...document.querySelectorAll<HTMLElement>('main > section a')].filter((link) => link.checkVisibility()),
    );
    const isOnTop = (link: HTMLElement) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 40) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const link of left) if (isOnTop(link)) left.delete(link);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...left].map(({ textContent }) => textContent);
  });

/** Whether nothing covers the middle of the focused link. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
    return document.activeElement!.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const sections of ['of the server', 'built in'] as const) {
  test(`every call to action of the sections ${sections} can be reached on a short window, by scrolling and by keyboard`, async ({
    page,
  }) => {
    if (sections === 'built in') await openBuiltIn(page);
    else await page.goto('/?lang=en');
    await expect(page.getByRole('contentinfo').getByRole('switch').first()).toBeEnabled();
    for (const [width, height] of [
      [740, 360],
      [720, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
      expect(await unreachable(page), `${width} × ${height}`).toEqual([]);
    }
    const links = page.locator('main > section a');
    const last = (await links.count()) - 1;
    // backwards from the end, because a later section then covers each link
    await links.nth(last).focus();
    for (let index = last; index > 0; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => isFocusSeen(page), { message: `link ${index - 1}` }).toBe(true);
    }
  });
}

test('a built-in section stays while the next one moves over it', async ({ page }) => {
  await openBuiltIn(page);
  const section = page.locator('main > section').nth(3);
  const { height } = page.viewportSize()!;
  const seenPastItsEnd = () =>
    section.evaluate((element: HTMLElement) => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      window.scrollTo({ top: element.offsetTop + element.offsetHeight - innerHeight + 300, behavior: 'instant' });
      return {
        bottom: Math.round(element.getBoundingClientRect().bottom),
        next: Math.round(element.nextElementSibling!.getBoundingClientRect().top),
      };
    });
  // pictures and prices above it may still be loading
  await expect.poll(seenPastItsEnd).toEqual({ bottom: height, next: height - 300 });
});

test("a section's alignment and overlay are shown as staff chose them, on a desktop and on a phone", async ({
  page,
}) => {
  await page.goto('/?lang=en');
  const section = (align: string) => page.locator(`main > section[data-align="${align}"]`).first();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = (align: string) =>
      section(align)
        .getByRole('heading')
        .evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          const box = heading.parentElement!.getBoundingClientRect();
          return [...range.getClientRects()].map(({ left, right }) => ({
            left: Math.round(left - box.left),
            right: Math.round(box.right - right),
          }));
        });
    for (const { left } of await lines('right')) expect(left).toBeLessThanOrEqual(1);
    if (width > 960) {
      const words = await section('right').getByRole('heading').boundingBox();
      expect(words!.x).toBeGreaterThan(width / 2);
    }
    for (const { left, right } of await lines('center')) expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
    for (const { left } of await lines('left')) expect(left).toBeLessThanOrEqual(1);
    const overlay = await section('center').evaluate((element) => ({
      chosen: Number(getComputedStyle(element).getPropertyValue('--overlay')),
      drawn: getComputedStyle(element.querySelector('[data-overlay]')!).backgroundColor,
    }));
    expect(overlay.drawn, `at ${width} px`).toMatch(new RegExp(`, ${overlay.chosen}\\)$`));
  }
});
