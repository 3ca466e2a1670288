import type { Locator, Page } from '@playwright/test';
import { refuse } from '../../src/refuse.ts';
import { expect, test } from '../../src/test.ts';

const PATH = '/admin/content-pages';
const ALL = '/api/content-pages/admin';

interface ContentPage {
  id: string;
  pageType: string;
  content: string;
}

let headers: { Authorization: string };
/** The newsroom before the test. */
let before: ContentPage | undefined;

const newsroom = async (page: Page): Promise<ContentPage | undefined> => {
  const pages = (await (await page.request.get(`${ALL}/all`, { headers })).json()) as ContentPage[];
  return pages.find(({ pageType }) => pageType === 'newsroom');
};

const remove = async (page: Page, found: ContentPage | undefined) => {
  if (found) await page.request.delete(`${ALL}/${found.id}`, { headers });
};

test.beforeEach(async ({ page, admin }) => {
  headers = { Authorization: `Bearer ${await admin.token()}` };
  before = await newsroom(page);
  await remove(page, before);
});
test.afterEach(async ({ page }) => {
  await remove(page, await newsroom(page));
  if (before) await page.request.post(ALL, { headers, data: before });
});

/** Formats that continue in the next block. */
const IS_BLOCK = /^(Align|Justify)|list$/;

const tool = (field: Locator, name: string) => field.getByRole('button', { name, exact: true });

test('a page is created above the list, edited in a dialog and deleted, and the site follows at the next request', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  expect((await page.request.get('/newsroom')).status()).toBe(404);
  await admin.signIn(PATH);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Create Page' }).click();
  await page.getByLabel('Page Type').selectOption({ label: 'Newsroom' });
  await page.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByLabel('Title (German)')).toHaveAccessibleDescription('Title is required');
  await checkAccessibility();
  await page.getByLabel('Title (German)').fill('Neues aus der Werkstatt');
  await page.getByLabel('Title (English)').fill('News from the workshop');
  await page.getByRole('textbox', { name: 'Content (German)' }).click();
  await page.keyboard.type('Guten Tag');
  await page.getByRole('textbox', { name: 'Content (English)' }).click();
  await page.keyboard.type('Good day');
  await page.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Content page “Neues aus der Werkstatt” was created.')).toBeVisible();

  const german = await (await page.request.get('/newsroom?lang=de')).text();
  expect(german).toContain('Neues aus der Werkstatt');
  expect(german).toContain('<p>Guten Tag</p>');
  expect(await (await page.request.get('/newsroom?lang=en')).text()).toContain('<p>Good day</p>');

  await page.getByRole('link', { name: 'Edit Newsroom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Newsroom' });
  await expect(dialog.getByRole('textbox', { name: 'Content (German)' })).toHaveText('Guten Tag');
  await checkAccessibility();
  await dialog.getByRole('textbox', { name: 'Content (German)' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und Grüß Gott');
  await dialog.getByRole('button', { name: 'Save Page' }).click();
  await expect(dialog).toBeHidden();
  expect(await (await page.request.get('/newsroom?lang=de')).text()).toContain('Guten Tag und Grüß Gott');

  const row = page.getByRole('row').filter({ hasText: 'Newsroom' });
  await row.getByRole('switch').click();
  await page.getByRole('button', { name: 'Take offline' }).click();
  await expect(row).toContainText('Inactive');
  await expect.poll(async () => (await page.request.get('/newsroom')).status()).toBe(404);

  await row.getByRole('button', { name: 'Delete Newsroom' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Newsroom' });
  await expect(question).toContainText('Are you sure you want to delete this content page?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/was deleted/)).toBeVisible();
  await expect(row).toBeHidden();
  expect(await newsroom(page)).toBeUndefined();
});

test('the API stores the HTML of the editor unchanged, and visitors see it', async ({ page, admin }) => {
  test.slow();
  await admin.signIn(`${PATH}?edit=new`);
  await page.getByLabel('Page Type').selectOption({ label: 'Newsroom' });
  await page.getByLabel('Title (German)').fill('Formate');
  const text = page.getByRole('textbox', { name: 'Content (German)' });
  const field = page.getByRole('toolbar', { name: 'Format: Content (German)' });
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(300);

  await text.click();
  /** Types words in these formats, then begins a new block without them. */
  const write = async (words: string, ...tools: string[]) => {
    for (const name of tools) await tool(field, name).click();
    await expect(text).toBeFocused();
    await page.keyboard.type(words);
    for (const name of tools) if (!IS_BLOCK.test(name)) await tool(field, name).click();
    await page.keyboard.press('Enter');
  };
  for (const level of [1, 2, 3, 4]) {
    await field.getByLabel('Block format').selectOption({ label: `Heading ${level}` });
    await text.focus();
    await write(`Stufe ${level}`);
  }
  await write('fett', 'Bold');
  await write('kursiv', 'Italic');
  await write('unterstrichen', 'Underline');
  await write('Mitte', 'Align centre');
  await write('rechts', 'Align right');
  await write('Block', 'Justify');
  await tool(field, 'Justify').click();
  await tool(field, 'Text colour').click();
  await page.getByRole('dialog', { name: 'Text colour' }).getByRole('button', { name: 'Green' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tool(field, 'Background colour').click();
  await page.getByLabel('Another colour').fill('#ffee00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await write('Farbe');
  await tool(field, 'Link').click();
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Insert link' }).click();
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/https:\/\//);
  await page.getByLabel('Address').fill('vitrine.example/a?b=c');
  await page.getByLabel('Text', { exact: true }).fill('Verweis');
  await page.getByRole('button', { name: 'Insert link' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await write('Punkt', 'Bullet list');
  await page.keyboard.press('Enter');
  await tool(field, 'Numbered list').click();
  await page.keyboard.type('Erstens');

  const html = () =>
    text.evaluate((element) => (element as unknown as { editor: { getHTML(): string } }).editor.getHTML());
  const written = await html();
  for (const part of [
    '<h1>Stufe 1</h1>',
    '<h4>Stufe 4</h4>',
    '<strong>fett</strong>',
    '<em>kursiv</em>',
    '<u>unterstrichen</u>',
    'color: rgb(11, 51, 38)',
    'text-align: center',
    'text-align: right',
    'text-align: justify',
    'background-color: rgb(255, 238, 0)',
    'href="https://vitrine.example/a?b=c"',
    '<ul><li><p>Punkt</p></li></ul>',
    '<ol><li><p>Erstens</p></li></ol>',
  ])
    expect(written).toContain(part);
  await page.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Content page “Formate” was created.')).toBeVisible();

  const kept = (await newsroom(page))?.content ?? '';
  const same = (one: string) =>
    one.replaceAll('&nbsp;', ' ').replace(/;"/g, '"').replace(/: /g, ':').replace(/; /g, ';');
  const attributes = (one: string) =>
    same(one).replace(
      /<a ([^>]*)>/g,
      (_whole, inside: string) =>
        `<a ${inside
          .split(/ (?=\w+=)/)
          .sort()
          .join(' ')}>`,
    );
  expect(attributes(kept)).toBe(attributes(written));
  await page.reload();
  await page.getByRole('link', { name: 'Edit Newsroom' }).click();
  await expect(text).toContainText('Erstens');
  expect(await html()).toBe(written);

  await page.goto('/newsroom?lang=de');
  const link = page.getByRole('link', { name: 'Verweis' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByText('unterstrichen')).toHaveCSS('text-decoration-line', 'underline');
});

test('the editor works by keyboard alone', async ({ page, admin }) => {
  await admin.signIn(`${PATH}?edit=new`);
  const format = page.getByRole('toolbar', { name: 'Format: Content (German)' }).getByLabel('Block format');
  await expect(format).toBeVisible();
  await page.getByLabel('Title (French)').focus();
  await page.keyboard.press('Tab');
  await expect(format).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const text = page.getByRole('textbox', { name: 'Content (German)' });
  await expect(text).toBeFocused();
  await page.keyboard.type('fett');
  await expect(text.locator('strong')).toHaveText('fett');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('toolbar', { name: 'Format: Content (English)' }).getByLabel('Block format'),
  ).toBeFocused();
});

test('a failure to load is reported and can be retried', { tag: '@full' }, async ({ page, admin }) => {
  await refuse(page, `**${ALL}/all`, 'Not like this');
  await admin.signIn(PATH);
  await expect(page.getByRole('alert')).toContainText('Error loading content pages');
  await page.unroute(`**${ALL}/all`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Edit Privacy Policy' })).toBeVisible();
});

test(
  'a failure to load the editor’s script is reported and can be retried',
  { tag: '@full' },
  async ({ page, admin }) => {
    await admin.signIn(PATH);
    await expect(page.getByRole('link', { name: 'Edit Privacy Policy' })).toBeVisible();
    await page.route('**/releases/admin/**/rich-text*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Edit Privacy Policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Privacy Policy' });
    await expect(dialog.getByText('The editor could not be loaded.').first()).toBeVisible();
    await page.unrouteAll();
    for (const name of ['Content (German)', 'Content (English)']) {
      await dialog.getByRole('button', { name: 'Try again' }).first().click();
      await expect(dialog.getByRole('textbox', { name })).toBeVisible();
    }
  },
);
