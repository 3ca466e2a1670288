import type { Page } from '@playwright/test';
import { newAddress, OrderForm, type Language } from '../src/order-form.ts';
import { overhangingElements } from '../src/overhanging-elements.ts';
import { publicPages } from '../src/public-pages.ts';
import { expect, test } from '../src/test.ts';
import { ofOtherLanguage, properNames, untranslated, visibleTexts, withoutNames } from '../src/visible-texts.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Whether axe checks every page and layer in each language, in each theme and on a phone, instead of once. */
const LONG = process.env['FULL_TESTS'] === '1';

const WORDS = {
  de: {
    menu: 'Menü',
    search: 'Suche',
    language: /^Sprache: /,
    location: /^Standort: /,
    contrast: 'Kontrast',
    decline: 'Ablehnen',
    send: 'Anfrage senden',
  },
  en: {
    menu: 'Menu',
    search: 'Search',
    language: /^Language: /,
    location: /^Location: /,
    contrast: 'Contrast',
    decline: 'Decline',
    send: 'Send request',
  },
} as const;

interface Stop {
  page: Page;
  language: Language;
  names: readonly string[];
  /** Texts by the name of the stop. */
  said: Map<string, Set<string>>;
}

/** Checks that the texts of a stop are translated and none is in the other language. */
async function checkTexts(name: string, { page, language, names, said }: Stop): Promise<void> {
  const texts = await visibleTexts(page);
  expect.soft(untranslated(texts), `${name} in ${language} shows a key`).toEqual([]);
  const nameless = texts.map((text) => withoutNames(text, names)).filter(Boolean);
  expect.soft(ofOtherLanguage(nameless, language), `${name} in ${language} is in another language`).toEqual([]);
  said.set(name, new Set(texts));
}

test('every page and every layer is in one language, is accessible in both themes, and makes no request to another host', async ({
  page,
  context,
  system,
  checkAccessibility,
}) => {
  test.setTimeout(LONG ? 900_000 : 480_000);
  const strangers: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== system.url)
      strangers.push(request.url());
  });
  page.on('console', (message) => {
    const isMissingPage = message.location().url.includes('/nowhere');
    const isLost = message.text().includes('net::ERR_FAILED');
    if (message.type() === 'error' && !isMissingPage && !isLost) complaints.push(message.text());
  });
  const { paths, kept } = await publicPages(page.request);
  const names = await properNames(page.request);
  const said = { de: new Map<string, Set<string>>(), en: new Map<string, Set<string>>() };
  const themes = LONG ? [false, true] : [undefined];

  for (const theme of themes) {
    for (const language of ['de', 'en'] as const) {
      const highContrast = theme ?? language === 'en';
      const t = WORDS[language];
      const stops = { page, language, names, said: said[language] };
      let count = language === 'de' ? 0 : 1;
      const stop = (name: string) =>
        test.step(`${name} in ${language}`, async () => {
          count += 1;
          // in the short form half of the stops in German, the others in English with high contrast
          if (LONG || count % 2 === 0) await checkAccessibility();
          await checkTexts(name, stops);
        });
      await page.goto(`/cookies?lang=${language}`);
      await page.evaluate(
        ([entries, contrast]) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
          if (contrast) sessionStorage.setItem('accessibility-high-contrast', 'true');
          else sessionStorage.removeItem('accessibility-high-contrast');
        },
        [kept, highContrast] as const,
      );

      for (const path of paths) {
        const answer = await page.goto(`${path}?lang=${language}`);
        expect(answer?.status(), path).toBe(path === '/nowhere' ? 404 : 200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('switch', { name: t.contrast })).toBeEnabled();
        if (highContrast) await expect(page.getByRole('switch', { name: t.contrast })).toBeChecked();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await stop(path);
        await page.setViewportSize(PHONE);
        if (LONG) await checkAccessibility();
        await expect.poll(() => overhangingElements(page), { message: `${path} scrolls sideways` }).toEqual([]);
        await page.setViewportSize(WIDE);
      }

      await page.goto(`/cookies?lang=${language}`);
      const bar = page.getByRole('banner').first();
      const menu = page.getByRole('navigation', { name: t.menu });
      await bar.getByRole('button', { name: t.menu }).click();
      await expect(menu.locator('[data-revealed]')).toHaveCSS('opacity', '1');
      await expect(menu.getByRole('heading', { name: 'Classic', exact: true })).toBeVisible();
      await stop('the menu');
      await menu.getByRole('button', { name: t.location }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').nth(2)).toBeVisible();
      await stop('the location picker');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);

      await bar.getByRole('button', { name: t.search }).click();
      await page.getByRole('combobox').fill('s');
      await expect(page.getByRole('option')).toHaveCount(6);
      await stop('the search');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox')).toHaveCount(0);

      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(5);
      await stop('the search over everything');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await bar.getByRole('button', { name: t.language }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await stop('the language picker');
      await page.keyboard.press('Escape');

      await page.setViewportSize(PHONE);
      await bar.getByRole('button', { name: t.menu }).click();
      await expect(menu.locator('[data-revealed]')).toHaveCSS('opacity', '1');
      await stop('the menu of a phone');
      await page.setViewportSize(WIDE);

      await page.goto(paths.find((path) => path.startsWith('/buy/')) ?? '/');
      await page.route('**/api/orders', (route) => route.abort());
      await page.getByRole('button', { name: t.decline }).click();
      await new OrderForm(page).fill(newAddress('walk'));
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await stop('the failed order');
      await page.unroute('**/api/orders');
      await page.evaluate(() => sessionStorage.removeItem('cookie-consent'));
    }
  }

  for (const [name, german] of said.de) {
    const english = said.en.get(name) ?? new Set<string>();
    // this page shows the server's data with its keys and paths
    if (name === '/test-homepage') continue;
    const same = [...german].filter((text) => english.has(text) && withoutNames(text, names) !== '');
    expect.soft(same, `${name} reads the same in both languages`).toEqual([]);
  }
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});
