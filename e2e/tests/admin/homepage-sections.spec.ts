import type { APIRequestContext } from '@playwright/test';
import { tabTo } from '../../src/keyboard.ts';
import { refuse } from '../../src/refuse.ts';
import { expect, test } from '../../src/test.ts';

const PATH = '/admin/homepage-sections';
const ALL = '/api/homepage-sections/admin';

/** A PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let headers: { Authorization: string };
let made: string[] = [];
let mark: string;

test.beforeEach(async ({ admin }) => {
  headers = { Authorization: `Bearer ${await admin.token()}` };
  mark = Date.now().toString(36);
});
test.afterEach(async ({ page }) => {
  for (const id of made) await page.request.delete(`${ALL}/${id}`, { headers });
  made = [];
});

/** Adds active sections after all others. @returns their titles */
async function newSections(request: APIRequestContext, names: string[]): Promise<string[]> {
  const present = (await (await request.get(`${ALL}/all`, { headers })).json()) as unknown[];
  const titles: string[] = [];
  for (const [index, name] of names.entries()) {
    const title = `${name} ${mark}`;
    const data = { sectionKey: `${name}-${mark}`, title, displayOrder: present.length + index + 1 };
    const answer = await request.post(ALL, { headers, data });
    expect(answer.status()).toBe(201);
    made.push(((await answer.json()) as { id: string }).id);
    titles.push(title);
  }
  return titles;
}

/** Those of the texts that the home page of a visitor contains, in their order there. */
async function onHomePage(request: APIRequestContext, texts: string[]): Promise<string[]> {
  const html = await (await request.get('/?lang=de')).text();
  return texts.filter((text) => html.includes(text)).sort((a, b) => html.indexOf(a) - html.indexOf(b));
}

test('sections are reordered by keyboard alone, and visitors get the new order with the next request', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  const titles = await newSections(page.request, ['Alpha', 'Beta', 'Gamma']);
  const [alpha = '', beta = '', gamma = ''] = titles;
  expect(await onHomePage(page.request, titles)).toEqual([alpha, beta, gamma]);
  await admin.signIn(PATH);
  const handle = page.getByRole('button', { name: `Reorder ${gamma}` });
  await expect(handle).toBeVisible();
  await checkAccessibility();

  await tabTo(page, handle);
  const count = (await page.getByRole('row').count()) - 1;
  await page.keyboard.press('Space');
  await expect(page.getByText(`${gamma} is over position ${count} of ${count}.`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${gamma} is over position ${count - 1} of ${count}.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('The order was saved.')).toBeVisible();
  expect(await onHomePage(page.request, titles)).toEqual([alpha, gamma, beta]);
  await expect(handle).toBeFocused();

  const up = page.getByRole('button', { name: `Move ${gamma} up` });
  await tabTo(page, up);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/reorder') && answer.ok());
  await page.keyboard.press('Enter');
  await saved;
  await expect(up).toBeFocused();
  expect(await onHomePage(page.request, titles)).toEqual([gamma, alpha, beta]);
});

test(
  'a row is dragged to its place; after a failure it is back, with a message and a retry',
  { tag: '@full' },
  async ({ page, admin }) => {
    const titles = await newSections(page.request, ['Delta', 'Epsilon']);
    const [delta = '', epsilon = ''] = titles;
    await admin.signIn(PATH);
    const handle = page.getByRole('button', { name: `Reorder ${epsilon}` });
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await page.getByRole('button', { name: `Reorder ${delta}` }).boundingBox();
    if (!from || !to) throw new Error('The handles are not on the screen');
    await page.route('**/reorder', (route) => route.abort(), { times: 1 });
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 12, { steps: 4 });
    await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
    await page.mouse.up();
    const alert = page.getByRole('alert').filter({ hasText: 'The new order could not be saved' });
    await expect(alert).toContainText('the sections are back in their places');
    const shown = page.getByRole('cell').filter({ hasText: new RegExp(`^(Delta|Epsilon) ${mark}$`) });
    await expect(shown).toHaveText([delta, epsilon]);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The order was saved.')).toBeVisible();
    await expect(shown).toHaveText([epsilon, delta]);
    expect(await onHomePage(page.request, titles)).toEqual([epsilon, delta]);
  },
);

test('a section is made, changed, hidden and deleted, and the home page follows at the next request', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  const title = `Winter ${mark}`;
  await admin.signIn(PATH);
  await page.getByRole('button', { name: 'Add Section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Section' });
  await dialog.getByRole('button', { name: 'Add Section' }).click();
  await expect(dialog.getByLabel('Section key')).toHaveAccessibleDescription('Section key is required');
  await expect(dialog.getByLabel('Title (German)', { exact: true })).toHaveAccessibleDescription('Title is required');
  await checkAccessibility();

  await dialog.getByLabel('Section key').fill(`winter-${mark}`);
  await dialog.getByLabel('Title (German)', { exact: true }).fill(title);
  await dialog.getByLabel('Title (English)', { exact: true }).fill(`Winter in English ${mark}`);
  await dialog.getByLabel('Display order').fill('90');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload a file: Background image', exact: true }).click();
  await (await choosing).setFiles({ name: 'winter.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog.getByLabel('Background image path', { exact: true })).toHaveValue(/^\/uploads\/.+/);
  await expect(dialog.getByRole('figure', { name: 'Preview' })).toContainText(title);
  await dialog.getByRole('button', { name: 'Add Section' }).click();
  await expect(page.getByText(`Section “${title}” was created.`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('cell').nth(3)).toHaveText('Image');
  expect(await onHomePage(page.request, [title])).toEqual([title]);
  expect(await (await page.request.get('/?lang=en')).text()).toContain(`Winter in English ${mark}`);

  await row.getByRole('link', { name: `Edit ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Section' });
  await expect(edit.getByLabel('Section key')).toBeDisabled();
  await edit.getByLabel('Description (German)').fill(`Bis zum Fest ${mark}`);
  await edit.getByRole('button', { name: 'Save Section' }).click();
  await expect(edit).toBeHidden();
  expect(await onHomePage(page.request, [`Bis zum Fest ${mark}`])).toHaveLength(1);

  await row.getByRole('switch').click();
  await expect(row).toContainText('Inactive');
  await expect.poll(() => onHomePage(page.request, [title])).toEqual([]);

  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${title}` });
  await expect(question).toContainText('Are you sure you want to delete this section?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/was deleted/)).toBeVisible();
  await expect(row).toBeHidden();
});

test('an empty list and a failure are reported', { tag: '@full' }, async ({ page, admin, checkAccessibility }) => {
  await page.route(`**${ALL}/all`, (route) => route.fulfill({ json: [] }));
  await admin.signIn(PATH);
  await expect(page.getByText('No homepage sections found.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create your first section' })).toBeVisible();
  await checkAccessibility();
  await page.unroute(`**${ALL}/all`);
  await refuse(page, `**${ALL}/all`, 'Not like this');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Error loading homepage sections');
  await page.unroute(`**${ALL}/all`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Homepage sections' })).toBeVisible();
});

test('a saved hero is on the home page at the next request, or a message says that a section hides it', async ({
  page,
  admin,
}) => {
  const sections = (await (await page.request.get(`${ALL}/all`, { headers })).json()) as {
    id: string;
    isActive: boolean;
  }[];
  const active = sections.filter(({ isActive }) => isActive);
  const setActive = async (isActive: boolean) => {
    for (const { id } of active) {
      const answer = await page.request.put(`${ALL}/${id}`, { headers, data: { isActive } });
      expect(answer.status()).toBe(200);
    }
  };
  const shown = async (heading: string) => {
    await page.goto('/?lang=de');
    return page.getByRole('heading', { name: heading }).count();
  };
  const saveHeading = async (text: string, expected: string) => {
    await page.goto('/admin');
    const heading = page.getByLabel('Heading (German)');
    const before = await heading.inputValue();
    await heading.fill(text);
    await page.getByRole('button', { name: 'Save Hero' }).click();
    await expect(page.getByText(expected)).toBeVisible();
    return before;
  };
  await admin.signIn('/admin');
  const before = await saveHeading('Ein Abend im Haus.', 'Visitors will see it once no homepage section is active.');
  expect(await shown('Ein Abend im Haus.')).toBe(0);
  await setActive(false);
  try {
    expect(await shown('Ein Abend im Haus.')).toBe(1);
    await saveHeading(before, 'Homepage hero updated!');
    expect(await shown(before)).toBe(1);
  } finally {
    await setActive(true);
  }
});
