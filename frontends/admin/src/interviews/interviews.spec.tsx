import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { aFile, FakeUpload } from '../shared/form/testing/index.js';
import { address, admin, fakeApi, heldAnswer, noAnswer, renderAdmin, signedIn } from '../testing/index.js';
import type { Interview } from './interview-calls.js';

const anInterview = (n: number, changes: Partial<Interview> = {}): Interview => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  title: `Interview ${n}`,
  clientName: 'Clara Rosenhag',
  clientTitle: null,
  clientCompany: null,
  quote: null,
  story: '',
  description: '',
  videoUrl: null,
  videoFile: null,
  captionsGerman: null,
  captionsEnglish: null,
  thumbnail: null,
  duration: null,
  featured: false,
  published: true,
  publishedAt: null,
  order: n,
  translations: {},
  pictures: {},
  version: 3,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
const first = anInterview(1, {
  title: 'Die Kollektion in der Hand',
  clientTitle: 'Inhaberin',
  clientCompany: 'Juwelier Rosenhag',
  description: 'Ein Gespräch',
  videoFile: '/uploads/rosenhag.mp4',
  thumbnail: '/uploads/rosenhag.webp',
  duration: 94.5,
  featured: true,
});
const draft = anInterview(2, { title: 'Entwurf', published: false, videoUrl: 'https://film.example/a' });
const LIST = 'GET /api/interviews/admin/all';
const POST = 'POST /api/interviews';
const PUT = 'PUT /api/interviews/*';
const answers = { 'GET /api/admin/me': () => ({ body: admin }), [LIST]: () => ({ body: [first, draft] }) };

beforeEach(() => signedIn());
afterEach(() => session.clear());

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));
const fill = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const group = async (name: string) => screen.findByRole('group', { name });
const upload = async (name: string, file: File) => {
  const input = (await group(name)).querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
};

it('says that it is loading, then shows each interview with its state, duration and texts', async () => {
  const held = heldAnswer<{ body: Interview[] }>();
  fakeApi({ ...answers, [LIST]: held.answer });
  renderAdmin('/admin/interviews');
  expect(await screen.findByText('Loading interviews...')).toBeVisible();
  held.give({ body: [draft, first] });
  const shown = await card('Die Kollektion in der Hand');
  for (const text of [
    'Featured',
    'Published',
    '1:35',
    'Clara Rosenhag',
    'Inhaberin, Juwelier Rosenhag',
    'Ein Gespräch',
  ])
    expect(shown.getByText(text)).toBeVisible();
  const other = await card('Entwurf');
  expect(other.getByText('Draft')).toBeVisible();
  expect(other.queryByText('Featured')).toBeNull();
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Die Kollektion in der Hand');
});

it('plays a film of this origin in a dialog, and links to a film of another origin', async () => {
  fakeApi(answers);
  renderAdmin('/admin/interviews');
  const shown = await card('Die Kollektion in der Hand');
  await userEvent.click(shown.getByRole('button', { name: 'Play Die Kollektion in der Hand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Die Kollektion in der Hand' }));
  const video = dialog.getByLabelText('Die Kollektion in der Hand', { selector: 'video' });
  expect(video).toHaveAttribute('src', '/uploads/rosenhag.mp4');
  fireEvent.error(video);
  expect(await dialog.findByRole('alert')).toHaveTextContent('This video cannot be played here.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click((await card('Entwurf')).getByRole('button', { name: 'Play Entwurf' }));
  expect(await screen.findByRole('link', { name: 'Watch it at film.example' })).toHaveAttribute('href', draft.videoUrl);
});

it('says that there are none yet, and links to the form', async () => {
  fakeApi({ ...answers, [LIST]: () => ({ body: [] }) });
  renderAdmin('/admin/interviews');
  expect(await screen.findByText('No interviews yet')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Add First Interview' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Interview' })).toBeVisible();
  expect(address()).toBe('/admin/add-interview');
});

it('filters by status in the address, and shows a failed list', async () => {
  const api = fakeApi(answers);
  const { unmount } = renderAdmin('/admin/interviews?status=draft');
  await card('Entwurf');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Featured');
  expect(await card('Die Kollektion in der Hand')).toBeDefined();
  expect(address()).toBe('/admin/interviews?status=featured');
  unmount();
  api.handlers[LIST] = noAnswer;
  renderAdmin('/admin/interviews');
  expect(await screen.findByRole('alert')).toHaveTextContent('The interviews could not be loaded.');
});

it('asks before it deletes, and says why it could not', async () => {
  const api = fakeApi({ ...answers, 'DELETE /api/interviews/*': noAnswer });
  renderAdmin('/admin/interviews');
  await userEvent.click((await card('Entwurf')).getByRole('button', { name: 'Delete Entwurf' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Entwurf' }));
  expect(dialog.getByText('Are you sure you want to delete this interview?')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete interview');
  api.handlers['DELETE /api/interviews/*'] = () => ({ status: 204 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Interview “Entwurf” was deleted.')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Entwurf' })).toBeNull();
});

describe('the form', () => {
  it('starts published, not featured, at order 0, and shows every rule', async () => {
    fakeApi(answers);
    renderAdmin('/admin/add-interview');
    expect(await screen.findByRole('switch', { name: 'Published' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Featured' })).not.toBeChecked();
    expect(screen.getByLabelText('Display order')).toHaveValue('0');
    await fill('Display order', 'x');
    await userEvent.selectOptions(screen.getByLabelText('Kind of video'), 'An address (URL)');
    await fill('Video URL', 'ftp://film.example/a');
    await press('Add Interview');
    for (const message of [
      'Title is required',
      'Client name is required',
      'This value must be a whole number',
      'The video must be an address with http or https, or a path of this site',
    ])
      expect(await screen.findByText(message)).toBeVisible();
  });

  it('publishes nothing without a video', async () => {
    const api = fakeApi(answers);
    renderAdmin('/admin/add-interview');
    await fill('Title (German)', 'Ohne Film');
    await fill('Client name', 'Clara');
    await press('Add Interview');
    expect(await screen.findByText('A published interview needs a video: add one, or unpublish it')).toBeVisible();
    expect(api.asked('POST /api/interviews')).toEqual([]);
  });

  it('uploads a video with its progress, can cancel and retry, and refuses more than 100 MB', async () => {
    const api = fakeApi({ ...answers, [POST]: ({ body }) => ({ body: { ...draft, ...(body as object) } }) });
    const sent = FakeUpload.install();
    renderAdmin('/admin/add-interview');
    const large = Object.defineProperty(aFile('large.mp4'), 'size', { value: 100 * 1024 * 1024 + 1 });
    await upload('Video file', large);
    const video = within(await group('Video file'));
    expect(await video.findByText(/Videos may have at most 100 MB/)).toBeVisible();
    expect(sent).toHaveLength(0);

    await upload('Video file', aFile('film.mp4', 4096));
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => sent[0]?.progress(1024));
    expect(await video.findByText(/25\s?%/)).toBeVisible();
    await userEvent.click(video.getByRole('button', { name: /^Cancel/ }));
    expect(sent[0]?.isAborted).toBe(true);
    await userEvent.click(await video.findByRole('button', { name: /^Retry/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(() => Promise.resolve(sent[1]?.arriveAs('/uploads/film.mp4')));
    await waitFor(() => expect(screen.getByLabelText('Video file path')).toHaveValue('/uploads/film.mp4'));

    await fill('Title (German)', 'Ein Gespräch');
    await fill('Title (English)', 'A conversation');
    await fill('Client name', 'Jean Dupont');
    await press('Add Interview');
    await waitFor(() => expect(address()).toBe('/admin/interviews'));
    expect(api.asked(POST)[0]?.body).toMatchObject({
      title: 'Ein Gespräch',
      clientName: 'Jean Dupont',
      videoFile: '/uploads/film.mp4',
      videoUrl: null,
      published: true,
      featured: false,
      order: 0,
      translations: { en: { title: 'A conversation' } },
    });
  });

  it('takes an address instead of a file, and says when it could not be saved', async () => {
    const api = fakeApi({ ...answers, [PUT]: noAnswer });
    renderAdmin(`/admin/interview/${first.id}/edit`);
    await userEvent.selectOptions(await screen.findByLabelText('Kind of video'), 'An address (URL)');
    await fill('Video URL', 'https://film.example/neu');
    await press('Save Interview');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save interview');
    expect(screen.getByLabelText('Video URL')).toHaveValue('https://film.example/neu');
    api.handlers[PUT] = ({ body }) => ({ body: { ...first, ...(body as object), version: 4 } });
    await press('Save Interview');
    await waitFor(() => expect(address()).toBe('/admin/interviews'));
    expect(api.asked(PUT).at(-1)?.body).toEqual({
      videoFile: null,
      videoUrl: 'https://film.example/neu',
      version: 3,
    });
  });
});
