import { expect, type Page } from '@playwright/test';

/** The authorization header of the browser's session. */
const bearer = async (page: Page) => ({
  Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}`,
});

/** Creates a row through the API. @returns its id */
export async function newRow(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data, headers: await bearer(page) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Changes a row as another member of staff would, without its version. */
export async function changeRow(page: Page, path: string, data: object): Promise<void> {
  expect((await page.request.put(path, { data, headers: await bearer(page) })).status()).toBe(200);
}

/** Deletes a row, so that the site is as before. */
export async function deleteRow(page: Page, path: string): Promise<void> {
  expect((await page.request.delete(path, { headers: await bearer(page) })).status()).toBe(204);
}

/** Waits until the address matches, because a click changes it only once the next screen has loaded. @returns the first group of the match */
export async function idInAddress(page: Page, pattern: RegExp): Promise<string> {
  await page.waitForURL(pattern);
  return pattern.exec(page.url())?.[1] ?? '';
}
