/// <reference lib="dom" />

import type { Page } from 'playwright-core';

interface MeasuredList {
  /** The label in the side menu. */
  entry: string;
  /** Leaves the screen and comes back by the menu. @returns milliseconds from the click to the first page being painted */
  warm: (page: Page) => Promise<number>;
}

const ENTRIES = [
  'Orders',
  'Contact Requests',
  'Accessories',
  'Stores',
  'Interviews',
  'Newsroom',
  'Coupons',
  'Content Pages',
  'Homepage Sections',
  'Features',
] as const;

/** Every list of the back-office. */
export const lists: readonly MeasuredList[] = ENTRIES.map((entry) => ({
  entry,
  warm: (page) => openList(page, entry),
}));

const menu = (page: Page, entry: string) =>
  page.getByRole('complementary').getByRole('link', { name: entry, exact: false }).first();

/** A reloaded page has no cached answer, so that each round asks the API. */
async function openList(page: Page, entry: string): Promise<number> {
  await page.goto(new URL('/admin/settings', page.url()).href);
  await page.getByRole('row', { name: /^mail / }).waitFor();
  await page.waitForLoadState('networkidle');
  const link = menu(page, entry);
  const painted = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('main h1')?.textContent;
        const before = heading();
        element.addEventListener(
          'click',
          (event) => {
            const look = () => {
              const main = document.querySelector('main');
              const waiting = main?.querySelector('[aria-busy="true"], [aria-hidden="true"] .MuiSkeleton-root');
              const rows = main?.querySelector('table tbody tr, ul[aria-label] > li');
              // what is in the document is on the screen one frame later
              if (rows && !waiting && heading() !== before)
                requestAnimationFrame(() => resolve(performance.now() - event.timeStamp));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
  );
  await link.click();
  return painted;
}

/** Scrolls through the page that is shown. @returns the longest time between two frames, in milliseconds */
export async function scroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const end = document.documentElement.scrollHeight - innerHeight;
        let last = performance.now();
        let longest = 0;
        const step = (now: number) => {
          longest = Math.max(longest, now - last);
          last = now;
          if (scrollY >= end) return resolve(longest);
          scrollBy(0, 40);
          requestAnimationFrame(step);
        };
        requestAnimationFrame((now) => {
          last = now;
          requestAnimationFrame(step);
        });
      }),
  );
}

/** Signs in and opens the orders. @returns the bytes of the admin's own scripts up to there, as transferred */
export async function enter(page: Page, origin: string, admin: { email: string; password: string }): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/releases/admin/') || request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(new URL('/admin/orders', origin).href);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('table', { name: 'Orders' }).waitFor();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
