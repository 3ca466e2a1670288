import { expect, type Page } from '@playwright/test';

/** The header of the session that is open in the browser. */
const bearer = async (page: Page) => ({
  Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}`,
});

/** Creates what staff keep, without the screens. @returns its id */
export async function newRow(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data, headers: await bearer(page) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Changes it as somebody else would, without its version. */
export async function changeRow(page: Page, path: string, data: object): Promise<void> {
  expect((await page.request.put(path, { data, headers: await bearer(page) })).status()).toBe(200);
}

/** Leaves the site as it was found. */
export async function deleteRow(page: Page, path: string): Promise<void> {
  expect((await page.request.delete(path, { headers: await bearer(page) })).status()).toBe(204);
}

/** Waits until the address fits, since a click changes it only once the next screen can be drawn. @returns what its first group holds */
export async function idInAddress(page: Page, pattern: RegExp): Promise<string> {
  await page.waitForURL(pattern);
  return pattern.exec(page.url())?.[1] ?? '';
}
