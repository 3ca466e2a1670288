import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, fakeApi, heldAnswer, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { HomepageSection } from './section-calls.js';

const LIST = 'GET /api/homepage-sections/admin/all';
const REORDER = 'PUT /api/homepage-sections/admin/reorder';
const ONE = 'PUT /api/homepage-sections/admin/*';
const PATH = '/admin/homepage-sections';

const aSection = (n: number, changes: Partial<HomepageSection> = {}): HomepageSection => ({
  id: `s${n}`,
  sectionKey: `key${n}`,
  title: `Section ${n}`,
  subtitle: null,
  description: '',
  backgroundImage: null,
  backgroundVideo: null,
  ctaText: null,
  ctaLink: null,
  overlayOpacity: 0.2,
  textColor: 'white',
  textAlign: 'center',
  isActive: true,
  publishedAt: null,
  displayOrder: n,
  translations: {},
  pictures: {},
  version: 1,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
const three = [
  aSection(1, { backgroundImage: '/uploads/a.avif', backgroundVideo: '/uploads/a.mp4' }),
  aSection(2, { backgroundImage: '/uploads/b.avif', isActive: false }),
  aSection(3),
];
const answers = (sections: HomepageSection[]) => ({
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/contacts/admin/stats': () => ({ body: { total: 0, byStatus: { new: 0, read: 0, replied: 0, closed: 0 } } }),
  [LIST]: () => ({ body: sections }),
});

beforeEach(() => signedIn());
afterEach(() => session.clear());

const rows = () => screen.getAllByRole('row').slice(1);
const titles = () => rows().map((row) => within(row).getByText(/^Section \d$/, { selector: 'td' }).textContent);
const positions = (ids: string[]) => ({ sections: ids.map((id, index) => ({ id, displayOrder: index + 1 })) });

it('shows every section with its place, background and status', async () => {
  const held = heldAnswer<{ body: HomepageSection[] }>();
  fakeApi({ ...answers(three), [LIST]: held.answer });
  renderAdmin(PATH);
  expect(await screen.findByText('Loading homepage sections...')).toBeVisible();
  held.give({ body: three });
  await screen.findByText('key1');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Order', 'Section', 'Title', 'Background', 'Status', 'Actions']);
  const cells = rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells.map((row) => row.slice(0, 5))).toEqual([
    ['1', 'key1', 'Section 1', 'Video', 'Active: Section 1'],
    ['2', 'key2', 'Section 2', 'Image', 'Inactive: Section 2'],
    ['3', 'key3', 'Section 3', 'No background', 'Active: Section 3'],
  ]);
});

it('hides a background that is broken', async () => {
  fakeApi(answers(three));
  renderAdmin(PATH);
  const image = (await screen.findAllByRole('presentation'))[0]!;
  fireEvent.error(image);
  await waitFor(() => expect(image).not.toBeInTheDocument());
});

it('offers to create the first section in an empty list', async () => {
  fakeApi(answers([]));
  renderAdmin(PATH);
  expect(await screen.findByText('No homepage sections found.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create your first section' }));
  expect(await screen.findByRole('dialog', { name: 'Add Section' })).toBeVisible();
  expect(address()).toBe(`${PATH}?section=new`);
});

it('says that the sections could not be loaded, and retries', async () => {
  const api = fakeApi({ ...answers(three), [LIST]: () => refusal(503, 'UNAVAILABLE', 'Please try again later') });
  renderAdmin(PATH);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading homepage sections Please try again later');
  api.handlers[LIST] = answers(three)[LIST]!;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('key1')).toBeVisible();
});

it('moves a section at once, sends positions from 1 for all, and can undo it', async () => {
  const held = heldAnswer<{ body: HomepageSection[] }>();
  const api = fakeApi({ ...answers(three), [REORDER]: held.answer });
  renderAdmin(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Move Section 3 up' }));
  await waitFor(() => expect(titles()).toEqual(['Section 1', 'Section 3', 'Section 2']));
  expect(screen.getByText('Section 3 is at position 2 of 3.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Move Section 3 up' })).toHaveFocus();
  await waitFor(() => expect(api.asked(REORDER)[0]?.body).toEqual(positions(['s1', 's3', 's2'])));
  held.give({ body: [three[0]!, { ...three[2]!, version: 2 }, { ...three[1]!, version: 2 }] });
  await screen.findByText('The order was saved.');
  api.handlers[REORDER] = () => ({ body: three });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles()).toEqual(['Section 1', 'Section 2', 'Section 3']));
  expect(api.asked(REORDER)[1]?.body).toEqual(positions(['s1', 's2', 's3']));
});

it('rolls the order back when it is refused, says so, and retries', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  const api = fakeApi({ ...answers(three), [REORDER]: held.answer });
  renderAdmin(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Move Section 1 down' }));
  await waitFor(() => expect(titles()[0]).toBe('Section 2'));
  held.give(refusal(503, 'UNAVAILABLE', 'Please try again later'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The new order could not be saved; the sections are back in their places. Please try again later',
  );
  expect(titles()).toEqual(['Section 1', 'Section 2', 'Section 3']);
  api.handlers[REORDER] = () => ({ body: [three[1]!, three[0]!, three[2]!] });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()[0]).toBe('Section 2'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('does not move beyond the ends', async () => {
  const api = fakeApi(answers(three));
  renderAdmin(PATH);
  const up = await screen.findByRole('button', { name: 'Move Section 1 up' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(up);
  await userEvent.click(screen.getByRole('button', { name: 'Move Section 3 down' }));
  expect(api.asked(REORDER)).toEqual([]);
});

it('shows a changed status at once, and rolls it back when it is refused', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  const api = fakeApi({ ...answers(three), [ONE]: held.answer });
  renderAdmin(PATH);
  await screen.findByText('key2');
  const toggle = within(rows()[1]!).getByRole('switch', { name: /Section 2/ });
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  expect(api.asked(ONE)[0]?.body).toEqual({ isActive: true });
  held.give(refusal(503, 'UNAVAILABLE', 'Please try again later'));
  expect(await screen.findByRole('alert')).toHaveTextContent('“Section 2” could not be activated. Please try again');
  expect(toggle).not.toBeChecked();
});

it('asks before it deletes', async () => {
  const api = fakeApi({
    ...answers(three),
    'DELETE /api/homepage-sections/admin/*': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Section 2' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Section 2' }));
  expect(dialog.getByText('Are you sure you want to delete this section?')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please try again later');
  api.handlers['DELETE /api/homepage-sections/admin/*'] = () => ({ status: 204 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()).toEqual(['Section 1', 'Section 3']));
});

it('creates a section with the defaults of the specification', async () => {
  const created = 'POST /api/homepage-sections/admin';
  const api = fakeApi({ ...answers(three), [created]: ({ body }) => ({ body: aSection(4, body as object) }) });
  renderAdmin(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Section' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Section' }));
  fireEvent.change(dialog.getByLabelText('Section key'), { target: { value: 'winter' } });
  fireEvent.change(dialog.getByLabelText('Title (German)'), { target: { value: 'Noch vor dem Fest' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add Section' }));
  expect(await screen.findByText('Section “Noch vor dem Fest” was created.')).toBeInTheDocument();
  expect(api.asked(created)[0]?.body).toEqual({
    sectionKey: 'winter',
    title: 'Noch vor dem Fest',
    subtitle: null,
    description: '',
    backgroundImage: null,
    backgroundVideo: null,
    ctaText: null,
    ctaLink: null,
    overlayOpacity: 0.2,
    textColor: 'white',
    textAlign: 'center',
    isActive: true,
    publishedAt: null,
    displayOrder: 0,
    translations: {},
  });
});

it('shows each error on its field, until the field is edited', async () => {
  const created = 'POST /api/homepage-sections/admin';
  fakeApi({
    ...answers(three),
    [created]: () => refusal(409, 'SECTION_KEY_EXISTS', 'Section key already exists'),
  });
  renderAdmin(`${PATH}?section=new`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Section' }));
  const field = (name: string) => dialog.getByLabelText(name);
  const create = dialog.getByRole('button', { name: 'Add Section' });
  const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
  type('Overlay opacity', '1.5');
  type('Display order', '-1');
  await userEvent.click(create);
  await waitFor(() => expect(field('Section key')).toHaveAccessibleDescription('Section key is required'));
  expect(field('Title (German)')).toHaveAccessibleDescription('Title is required');
  expect(field('Overlay opacity')).toHaveAccessibleDescription('Overlay opacity must be between 0 and 1');
  expect(field('Display order')).toHaveAccessibleDescription('Display order must be a positive number');
  expect(field('Section key')).toHaveFocus();
  type('Section key', 'hero');
  type('Title (German)', 'Held');
  type('Overlay opacity', '0.5');
  type('Display order', '1');
  for (const name of ['Section key', 'Title (German)', 'Overlay opacity', 'Display order'])
    await waitFor(() => expect(field(name)).toHaveAttribute('aria-invalid', 'false'));
  await userEvent.click(create);
  await waitFor(() => expect(field('Section key')).toHaveAccessibleDescription('Section key already exists'));
  await userEvent.type(field('Section key'), '2');
  await waitFor(() => expect(field('Section key')).toHaveAttribute('aria-invalid', 'false'));
});

it('changes a section, but not its key; an entry that is no number becomes 0', async () => {
  const api = fakeApi({ ...answers(three), [ONE]: ({ body }) => ({ body: aSection(1, body as object) }) });
  renderAdmin(`${PATH}?section=s1`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Section' }));
  expect(dialog.getByLabelText('Section key')).toBeDisabled();
  const overlay = dialog.getByLabelText('Overlay opacity');
  expect(overlay).toHaveAttribute('step', '0.1');
  await userEvent.clear(overlay);
  await userEvent.tab();
  await waitFor(() => expect(overlay).toHaveValue(0));
  await userEvent.selectOptions(dialog.getByLabelText('Text color'), 'Gray 800');
  await userEvent.selectOptions(dialog.getByLabelText('Text alignment'), 'Left');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Section' }));
  await waitFor(() =>
    expect(api.asked(ONE)[0]?.body).toMatchObject({
      overlayOpacity: 0,
      textColor: 'gray-800',
      textAlign: 'left',
      version: 1,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('previews the section while it is edited', async () => {
  fakeApi(answers(three));
  renderAdmin(`${PATH}?section=s3`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Section' }));
  const preview = dialog.getByRole('figure', { name: 'Preview' });
  const section = preview.firstElementChild as HTMLElement;
  expect(within(preview).getByText('Section 3')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Text color'), 'Black');
  await userEvent.selectOptions(dialog.getByLabelText('Text alignment'), 'Right');
  await userEvent.type(dialog.getByLabelText('Overlay opacity'), '{Backspace}6');
  fireEvent.change(dialog.getByLabelText('Button text (German)'), { target: { value: 'Ansehen' } });
  fireEvent.change(dialog.getByLabelText('Background image path'), { target: { value: '/uploads/c.avif' } });
  expect(section).toHaveAttribute('data-color', 'black');
  expect(section).toHaveAttribute('data-align', 'right');
  expect(section.style.getPropertyValue('--overlay')).toBe('0.6');
  expect(within(preview).getByText('Ansehen')).toBeVisible();
  const image = preview.querySelector('img')!;
  expect(image).toHaveAttribute('src', '/uploads/c.avif');
  fireEvent.error(image);
  await waitFor(() => expect(preview.querySelector('img')).toBeNull());
});
