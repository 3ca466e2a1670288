import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen has between two controls. */
const MAX_STOPS = 250;

/** Presses Tab until the focus is on `wanted`, as somebody without a pointer does. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}
