import { gzipSync } from 'node:zlib';
import { expect, test } from '../src/test.ts';

/** Bytes over the line, brotli (design: Budgets). */
const SCRIPTS = 150_000;
const KB = 1024;

test('a first visit to the home page costs at most 150 KB of JavaScript and 14 KB of HTML', async ({ page }) => {
  const scripts: Promise<{ url: string; bytes: number; encoding: string | undefined; text: string }>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script') return;
    scripts.push(
      Promise.all([request.sizes(), response.text()]).then(([{ responseBodySize }, text]) => ({
        url: response.url(),
        bytes: responseBodySize,
        encoding: response.headers()['content-encoding'],
        text,
      })),
    );
  });
  await page.goto('/');
  // the scripts are requested only after the first paint, before which the network of a busy machine is idle
  await expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const fetched = await Promise.all(scripts);
  expect(fetched.length).toBeGreaterThan(0);
  // what fits into one packet gains nothing from compression
  expect(fetched.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > KB)).toEqual([]);
  expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(SCRIPTS);
  // one character beyond Latin-1 doubles the memory of the whole script
  expect(fetched.filter(({ text }) => /[^\p{ASCII}]/u.test(text)).map(({ url }) => url)).toEqual([]);

  const html = await (await page.request.get('/')).text();
  expect(gzipSync(html).length).toBeLessThanOrEqual(14 * KB);
});

test("the hero's film begins after the page, over its picture, and can be paused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/?lang=en', { waitUntil: 'load' });
  const film = page.locator('main video').first();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.muted)).toBe(true);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});
