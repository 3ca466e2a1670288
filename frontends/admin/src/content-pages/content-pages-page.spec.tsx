import type { Editor } from '@tiptap/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { CONTENT_PAGE_TYPES } from '@vitrine/schemas';
import { address, admin, fakeApi, heldAnswer, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { ContentPage } from './content-page.js';
import { aPage } from './testing.js';

const LIST = 'GET /api/content-pages/admin/all';
const CREATE = 'POST /api/content-pages/admin';
const CHANGE = 'PUT /api/content-pages/admin/*';
const REMOVE = 'DELETE /api/content-pages/admin/*';
const PATH = '/admin/content-pages';

const privacy = aPage('privacy_policy');
const about = aPage('about_us');
const terms = aPage('terms_conditions', { isActive: false, translations: {} });
const answers = (pages: ContentPage[]) => ({
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/contacts/admin/stats': () => ({ body: { total: 0, byStatus: { new: 0, read: 0, replied: 0, closed: 0 } } }),
  [LIST]: () => ({ body: pages }),
});

/** jsdom has no layout, but the editor asks for the position of its text. */
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
beforeEach(() => signedIn());
afterEach(() => session.clear());

const rows = () => screen.getAllByRole('row').slice(1);
const write = async (label: string, html: string): Promise<void> => {
  const { editor } = (await screen.findByRole('textbox', { name: label })) as unknown as { editor: Editor };
  act(() => void editor.commands.setContent(html, { emitUpdate: true }));
};

it('shows every page with its type, title, status and day', async () => {
  const held = heldAnswer<{ body: ContentPage[] }>();
  fakeApi({ ...answers([]), [LIST]: held.answer });
  renderAdmin(PATH);
  expect(await screen.findByText('Loading content pages...')).toBeVisible();
  held.give({ body: [privacy, terms] });
  await screen.findByText('Titel privacy_policy');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Page Type', 'Title', 'Status', 'Last Modified', 'Actions']);
  const cells = rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells[0]?.slice(0, 3)).toEqual([
    'Privacy Policy/privacy',
    'Titel privacy_policyTitle privacy_policy',
    'Active: Privacy Policy',
  ]);
  expect(cells[0]?.[3]).toMatch(/^Nov 21, 2026/);
  expect(cells[1]?.slice(1, 3)).toEqual(['Titel terms_conditionsEnglish is missing', 'Inactive: Terms & Conditions']);
});

it('says that the pages could not be loaded, and retries', async () => {
  const api = fakeApi({ ...answers([privacy]), [LIST]: () => refusal(503, 'UNAVAILABLE', 'Please try again later') });
  renderAdmin(PATH);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading content pages Please try again later');
  api.handlers[LIST] = answers([privacy])[LIST]!;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Titel privacy_policy')).toBeVisible();
});

it('says that there is no page yet', async () => {
  fakeApi(answers([]));
  renderAdmin(PATH);
  expect(await screen.findByText('No content pages found')).toBeVisible();
});

it('offers only types that have no page, and none when all have one', async () => {
  const api = fakeApi(answers([privacy, terms]));
  const { unmount } = renderAdmin(PATH);
  await screen.findByText('Titel privacy_policy');
  await userEvent.click(screen.getByRole('button', { name: 'Create Page' }));
  const types = await screen.findByRole('combobox', { name: 'Page Type' });
  expect([...types.children].map(({ textContent }) => textContent)).toEqual([
    'About Us',
    'Contact',
    'Imprint',
    'Newsroom',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  api.handlers[LIST] = () => ({ body: CONTENT_PAGE_TYPES.map((type) => aPage(type)) });
  renderAdmin(PATH);
  expect(await screen.findByText('Every type has its page.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create Page' })).toBeDisabled();
});

it('creates a page in both languages in a form above the list', async () => {
  const api = fakeApi({
    ...answers([privacy]),
    [CREATE]: ({ body }) => ({ status: 201, body: aPage('imprint', body as object) }),
  });
  renderAdmin(`${PATH}?edit=new`);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Page Type' }), 'Imprint');
  await userEvent.click(screen.getByRole('button', { name: 'Create Page' }));
  await waitFor(() => expect(screen.getByLabelText('Title (German)')).toHaveAccessibleDescription('Title is required'));
  fireEvent.change(screen.getByLabelText('Title (German)'), { target: { value: 'Impressum' } });
  fireEvent.change(screen.getByLabelText('Title (English)'), { target: { value: 'Legal notice' } });
  await write('Content (German)', '<h2>Angaben</h2>');
  await write('Content (English)', '<h2>Information</h2>');
  fireEvent.change(screen.getByLabelText('Meta keywords (German)'), { target: { value: 'Impressum, Angaben' } });
  await userEvent.click(screen.getByRole('button', { name: 'Create Page' }));
  expect(await screen.findByText('Content page “Impressum” was created.')).toBeInTheDocument();
  expect(api.asked(CREATE)[0]?.body).toEqual({
    pageType: 'imprint',
    title: 'Impressum',
    content: '<h2>Angaben</h2>',
    metaDescription: null,
    metaKeywords: 'Impressum, Angaben',
    isActive: true,
    publishedAt: null,
    translations: { en: { title: 'Legal notice', content: '<h2>Information</h2>' } },
  });
  await waitFor(() => expect(address()).toBe(PATH));
  // the list is refetched
  await waitFor(() => expect(api.asked(LIST).length).toBeGreaterThan(1));
});

it('edits a page in a dialog, without its type', async () => {
  const api = fakeApi({
    ...answers([about]),
    [CHANGE]: ({ body }) => ({ body: { ...about, ...(body as object), version: 2 } }),
  });
  renderAdmin(PATH);
  await userEvent.click(await screen.findByRole('link', { name: 'Edit About Us' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit About Us' }));
  expect(dialog.queryByLabelText('Page Type')).toBeNull();
  await write('Content (German)', '<p>Neu</p>');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Page' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked(CHANGE)[0]?.body).toEqual({ content: '<p>Neu</p>', version: 1 });
  await waitFor(() => expect(api.asked(LIST).length).toBeGreaterThan(1));
});

it('shows a changed status at once, and rolls it back when it is refused', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  const api = fakeApi({ ...answers([privacy]), [CHANGE]: held.answer });
  renderAdmin(PATH);
  const toggle = await screen.findByRole('switch', { name: /Privacy Policy/ });
  await userEvent.click(toggle);
  await userEvent.click(await screen.findByRole('button', { name: 'Take offline' }));
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(api.asked(CHANGE)[0]?.body).toEqual({ isActive: false });
  held.give(refusal(503, 'UNAVAILABLE', 'Please try again later'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Privacy Policy could not be deactivated.');
  expect(toggle).toBeChecked();
});

it('asks before a page goes offline, confirms it, and undoes it', async () => {
  let now = privacy;
  const api = fakeApi({
    ...answers([]),
    [LIST]: () => ({ body: [now] }),
    [CHANGE]: ({ body }) => ({ body: (now = { ...now, ...(body as object) }) }),
  });
  renderAdmin(PATH);
  const toggle = await screen.findByRole('switch', { name: /Privacy Policy/ });
  await userEvent.click(toggle);
  const question = () => screen.findByRole('alertdialog', { name: 'Take Privacy Policy offline?' });
  expect(await question()).toHaveTextContent(
    'Visitors will no longer find anything at /privacy. In many countries the law requires this page.',
  );
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.asked(CHANGE)).toEqual([]);

  await userEvent.click(toggle);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Take offline' }));
  expect(await screen.findByText('Privacy Policy is offline.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Privacy Policy is online.')).toBeInTheDocument();
  expect(now.isActive).toBe(true);
});

it('restores a deleted page', async () => {
  const api = fakeApi({
    ...answers([privacy]),
    [REMOVE]: () => ({ status: 204 }),
    'POST /api/admin/trash/*/restore': () => ({ body: {} }),
  });
  renderAdmin(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Privacy Policy' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Privacy Policy' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`Content page “${privacy.title}” was restored.`)).toBeInTheDocument();
  expect(api.asked(`POST /api/admin/trash/${privacy.id}/restore`)).toHaveLength(1);
});

it('asks before it deletes', async () => {
  const api = fakeApi({ ...answers([privacy, terms]), [REMOVE]: () => refusal(503, 'UNAVAILABLE', 'Not now') });
  renderAdmin(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Privacy Policy' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Privacy Policy' }));
  expect(dialog.getByText('Are you sure you want to delete this content page?')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now');
  api.handlers[REMOVE] = () => ({ status: 204 });
  api.handlers[LIST] = () => ({ body: [terms] });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Titel privacy_policy')).toBeNull());
  expect(api.asked(LIST).length).toBeGreaterThan(1);
});
