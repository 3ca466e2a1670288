import type { Page } from '@playwright/test';

/** By how many CSS pixels the page is wider than its window; 0 when it does not scroll sideways. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
