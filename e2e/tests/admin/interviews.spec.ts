import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoFilm } from '../../src/demo-files.ts';
import { deleteRow, idInAddress, newRow } from '../../src/rows.ts';
import { expect, test } from '../../src/test.ts';

const newTitle = () => `Gespräch ${randomUUID().slice(0, 8)}`;
/** Whether the next request of a visitor for the interviews contains a text. */
const isPublic = async (page: Page, text: string, language = 'de') =>
  (await (await page.request.get(`/interviews?lang=${language}`)).text()).includes(text);

test('an interview is added with a film and watched, and visitors see it at the next request', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const title = newTitle();
  await admin.signIn('/admin/interviews');
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Add Interview' }).click();
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
  await page.getByRole('button', { name: 'Add Interview' }).click();
  for (const message of ['Title is required', 'Client name is required'])
    await expect(page.getByText(message)).toBeVisible();
  await checkAccessibility();
  await page.getByLabel('Title (German)', { exact: true }).fill(title);
  await page.getByLabel('Title (English)', { exact: true }).fill(`${title} in English`);
  await page.getByLabel('Client name').fill('Jean Dupont');
  await page
    .getByRole('group', { name: 'Video file' })
    .locator('input[type=file]')
    .setInputFiles(await demoFilm(page.request));
  await expect(page.getByLabel('Video file path')).toHaveValue(/^\/uploads\/.+\.mp4$/);
  await page.getByRole('button', { name: 'Add Interview' }).click();
  await expect(page.getByText(`Interview “${title}” was created.`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search interviews' }).fill(title);
  const card = page.getByRole('article', { name: title });
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(card.getByText('Published')).toBeVisible();
  await expect(card.getByText(/^\d:\d\d$/)).toBeVisible();
  await expect(card).toContainText('Jean Dupont');
  expect(await isPublic(page, title)).toBe(true);
  expect(await isPublic(page, `${title} in English`, 'en')).toBe(true);

  await card.getByRole('button', { name: `Play ${title}` }).click();
  const film = page.getByRole('dialog', { name: title });
  await expect(film.locator('video')).toHaveJSProperty('error', null);
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(film).toBeHidden();
  await card.getByRole('link', { name: `Edit ${title}` }).click();
  const id = await idInAddress(page, /interview\/([^/]+)\/edit/);
  await deleteRow(page, `/api/interviews/${id}`);
});

test('an interview becomes a draft with an address and is deleted; failures are shown where they happen', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const title = newTitle();
  await admin.beginSession();
  await newRow(page, '/api/interviews', { title, clientName: 'Jean Dupont' });
  expect(await isPublic(page, title)).toBe(true);
  await page.goto(`/admin/interviews?search=${encodeURIComponent(title)}`);
  const card = page.getByRole('article', { name: title });
  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByRole('switch', { name: 'Featured' }).check();
  await page.getByRole('switch', { name: 'Published' }).uncheck();
  await page.getByLabel('Kind of video').selectOption('An address (URL)');
  await page.getByLabel('Video URL').fill('https://film.example/watch');
  await page.route('**/api/interviews/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save Interview' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save interview');
  await page.getByRole('button', { name: 'Save Interview' }).click();
  await expect(page).toHaveURL(/\/admin\/interviews\?search=/);
  for (const text of ['Featured', 'Draft']) await expect(card.getByText(text)).toBeVisible();
  expect(await isPublic(page, title)).toBe(false);
  await card.getByRole('button', { name: `Play ${title}` }).click();
  const film = page.getByRole('dialog', { name: title });
  await expect(film.getByRole('link', { name: 'Watch it at film.example' })).toBeVisible();
  await film.getByRole('button', { name: 'Close' }).click();

  await card.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${title}` });
  await expect(dialog).toContainText('Are you sure you want to delete this interview?');
  await checkAccessibility();
  await page.route('**/api/interviews/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete interview');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Interview “${title}” was deleted.`)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('captions are uploaded, refused where they cannot be read, and shown with the film', async ({ page, admin }) => {
  const title = newTitle();
  await admin.beginSession();
  const { name, mimeType, buffer } = await demoFilm(page.request);
  await page.goto('/admin/add-interview');
  await page.getByLabel('Title (German)', { exact: true }).fill(title);
  await page.getByLabel('Client name').fill('Jean Dupont');
  await page
    .getByRole('group', { name: 'Video file' })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType, buffer });
  await expect(page.getByLabel('Video file path')).toHaveValue(/\.mp4$/);
  const group = page.getByRole('group', { name: 'German captions' });
  const choose = (text: string) =>
    group
      .locator('input[type=file]')
      .setInputFiles({ name: 'de.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
  await choose('WEBVTT\n\nGuten Tag');
  await expect(group.getByText(/^The captions cannot be read at line 3/)).toBeVisible();
  await choose('WEBVTT\n\n00:00.000 --> 00:10.000\nGuten Tag');
  await expect(page.getByLabel('German captions path')).toHaveValue(/^\/uploads\/.+\.vtt$/);
  await page.getByRole('button', { name: 'Add Interview' }).click();
  await expect(page.getByText(`Interview “${title}” was created.`)).toBeVisible();
  const card = page.getByRole('article', { name: title });
  await page.getByRole('searchbox', { name: 'Search interviews' }).fill(title);
  await card.getByRole('link', { name: `Edit ${title}` }).click();
  const id = await idInAddress(page, /interview\/([^/]+)\/edit/);

  await page.goto('/interviews?lang=de');
  await page.getByRole('button', { name: `Film abspielen: ${title}` }).click();
  const film = page.getByLabel(`Film: ${title}`, { exact: true });
  const shown = () =>
    film.evaluate((element) => {
      const [track] = (element as HTMLVideoElement).textTracks;
      return { mode: track?.mode, words: [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text) };
    });
  await expect.poll(shown).toEqual({ mode: 'showing', words: ['Guten Tag'] });
  await page.getByRole('button', { name: `Untertitel: ${title}` }).click();
  await expect.poll(shown).toMatchObject({ mode: 'hidden' });
  await deleteRow(page, `/api/interviews/${id}`);
});

test('an upload is cancelled for good and can be sent again', async ({ page, admin }) => {
  await admin.signIn('/admin/add-interview');
  const video = page.getByRole('group', { name: 'Video file' });
  const film = await demoFilm(page.request);
  await page.route('**/api/upload', () => undefined, { times: 1 });
  await video.locator('input[type=file]').setInputFiles(film);
  const broken = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/upload'));
  await video.getByRole('button', { name: /^Cancel/ }).click();
  await broken;
  await expect(video.getByText('Upload cancelled: film.mp4')).toBeVisible();
  const arrived = page.waitForResponse((response) => response.url().endsWith('/api/upload'));
  await video.getByRole('button', { name: /^Retry/ }).click();
  expect((await arrived).status()).toBe(201);
  await expect(page.getByLabel('Video file path')).toHaveValue(/^\/uploads\//);
});

test('where there are no interviews yet, the first can be added', { tag: '@full' }, async ({ page, admin }) => {
  await page.route('**/api/interviews/admin/all', (route) => route.fulfill({ json: [] }));
  await admin.signIn('/admin/interviews');
  await expect(page.getByText('No interviews yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add First Interview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Interview' })).toBeVisible();
});
