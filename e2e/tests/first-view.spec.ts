import { type Browser, devices, type Page } from '@playwright/test';
import type { RunningSystem } from '../src/running-system.ts';
import { expect, test } from '../src/test.ts';

/** Bytes that a phone on slow 4G receives in the time that the round trips leave of the budget (design: Budgets, LCP). */
const BEFORE_THE_FIRST_VIEW = 64_000;

/** One page of each kind, and the others. */
const kinds = ['/', '/products', '/accessories', '/compare', '/store-locator', '/interviews', '/about', '/faq'];
const others = ['/contact', '/newsroom', '/privacy', '/terms', '/cookies', '/imprint', '/favorites', '/order', '/none'];

async function pathsWithId({ request }: Page): Promise<string[]> {
  const getFirst = async (list: string) =>
    ((await (await request.get(`/api/${list}`)).json()) as { id: string }[])[0]!.id;
  const [product, accessory] = await Promise.all([getFirst('products'), getFirst('accessories')]);
  const [article] = (await (await request.get('/api/articles')).json()) as { slug: string }[];
  return [`/product/${product}`, `/accessory/${accessory}`, `/buy/${product}`, `/newsroom/${article!.slug}`];
}

/** The phone that is measured. */
const phone = (browser: Browser, { url }: RunningSystem) =>
  browser.newContext({
    ...devices['Moto G4'],
    deviceScaleFactor: 1.75,
    reducedMotion: 'no-preference',
    baseURL: url,
  });

/** Position and styles of every element and its pseudo-elements. */
function look(): string[] {
  const properties = [
    'display',
    'position',
    'color',
    'background',
    'border',
    'padding',
    'opacity',
    'transform',
    // not the font family, which leaves out web fonts until they have loaded
    'font-size',
    'font-weight',
    'font-style',
    'font-variant-numeric',
    'line-height',
    'letter-spacing',
    'text-transform',
    'text-underline-offset',
    'content',
  ];
  for (const animation of document.getAnimations()) animation.cancel();
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = `${element.tagName}.${element.getAttribute('class')} ${[x, y, width, height].join(' ')}`;
    return [null, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return `${place} ${pseudo} ${properties.map((name) => style.getPropertyValue(name)).join('; ')}`;
    });
  });
}

/** The style sheets that a page names, used at once or loaded later. */
const sheetsNamedIn = (html: string): string[] => [...new Set(html.match(/\/releases\/[^"]+\.css(?=")/g))];

async function addSheets(page: Page, hrefs: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const sheets = all.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    const loaded = sheets.map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve)));
    document.head.append(...sheets);
    await Promise.all(loaded);
  }, hrefs);
}

test('the styles that a page has at first are all that its first view needs', async ({ browser, page, system }) => {
  const context = await phone(browser, system);
  await context.route(/\.(js|woff2)$/, (route) => route.abort());
  const still = await context.newPage();
  for (const path of [...kinds, ...others, ...(await pathsWithId(page))]) {
    await still.goto(path);
    const before = await still.evaluate(look);
    await addSheets(still, sheetsNamedIn(await still.content()));
    const after = await still.evaluate(look);
    expect(after.filter((line, index) => line !== before[index]).slice(0, 3), path).toEqual([]);
  }
  await context.close();
});

test('a page looks the same whichever other pages were prefetched', async ({ browser, page, system }) => {
  const context = await phone(browser, system);
  await context.route(/\.(js|woff2)$/, (route) => route.abort());
  const still = await context.newPage();
  const paths = [...kinds, ...others, ...(await pathsWithId(page))];
  const pages = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()));
  const everySheet = [...new Set(pages.flatMap(sheetsNamedIn))];
  for (const path of paths) {
    await still.goto(path);
    await addSheets(still, sheetsNamedIn(await still.content()));
    const before = await still.evaluate(look);
    await addSheets(still, everySheet);
    const after = await still.evaluate(look);
    expect(after.filter((line, index) => line !== before[index]).slice(0, 3), path).toEqual([]);
  }
  await context.close();
});

test('nothing that the first view does not need is fetched before it', async ({ browser, page, system }) => {
  for (const path of [...kinds, ...(await pathsWithId(page))]) {
    const context = await phone(browser, system);
    const visit = await context.newPage();
    await visit.goto(path);
    const paints = () => visit.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(paints).toBe(1);
    const fetched = await visit.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return [document!, ...resources]
        .filter(({ startTime }) => startTime < painted)
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
    });
    const names = fetched.map(({ name }) => name);
    expect(
      names.filter((name) => /\.woff2$|\/releases\/.*\.js$/.test(name)),
      path,
    ).toEqual([]);
    expect(
      fetched.reduce((sum, { bytes }) => sum + bytes, 0),
      `${path}: ${names.join(' ')}`,
    ).toBeLessThanOrEqual(BEFORE_THE_FIRST_VIEW);
    await context.close();
  }
});

test('the picture that fonts and scripts wait for reports when it is painted', async ({ browser, page, system }) => {
  const context = await phone(browser, system);
  const visit = await context.newPage();
  await visit.addInitScript(() => {
    const painted: string[] = [];
    const observer = new PerformanceObserver((list) =>
      painted.push(
        ...list.getEntries().map((entry) => (entry as PerformanceEntry & { identifier: string }).identifier),
      ),
    );
    observer.observe({ type: 'element', buffered: true });
    Object.assign(window, { painted });
  });
  for (const path of ['/', '/products', '/interviews', '/about', ...(await pathsWithId(page))]) {
    await visit.goto(path);
    const awaited = visit.locator('img[elementtiming="first-view"]');
    await expect(awaited, path).toHaveCount(1);
    await expect(awaited, path).toBeInViewport();
    await expect
      .poll(() => visit.evaluate(() => (window as unknown as { painted: string[] }).painted), path)
      .toContain('first-view');
  }
  await context.close();
});
