import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import type { MediaFile } from '../shared/form/index.js';
import { aFile, FakeUpload } from '../shared/form/testing/index.js';
import { address, admin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';

const aMediaFile = (n: number, changes: Partial<MediaFile> = {}): MediaFile => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  path: `/uploads/${n}.png`,
  name: `picture-${n}.png`,
  kind: 'image',
  mimeType: 'image/png',
  sizeBytes: 2048,
  width: 1600,
  height: 900,
  durationSeconds: null,
  variants: [{ url: `/uploads/${n}-480.webp`, width: 480, format: 'webp' }],
  alt: null,
  focalPoint: null,
  translations: {},
  uses: [],
  version: 1,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
const ring = aMediaFile(1, { alt: 'Ein Ring', uses: [{ kind: 'products', id: '7', name: 'Signature' }] });
const strap = aMediaFile(2);

const LIST = 'GET /api/admin/media-files';
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  [LIST]: () => ({ body: { files: [strap, ring], next: null } }),
  [`GET /api/admin/media-files/${ring.id}`]: () => ({ body: ring }),
  [`GET /api/admin/media-files/${strap.id}`]: () => ({ body: strap }),
};
const tile = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const open = async (name: string) => {
  await userEvent.click(await tile(name));
  return within(await screen.findByRole('dialog', { name }));
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

it('shows the files with their uses, and filters by kind and by use', async () => {
  const api = fakeApi(answers);
  renderAdmin('/admin/media');
  expect(within(await tile('picture-1.png')).getByText('Used once')).toBeVisible();
  expect(within(await tile('picture-2.png')).getByText('No alternative text')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Filter by kind'), 'Films');
  await userEvent.selectOptions(screen.getByLabelText('Filter by use'), 'Not used');
  expect(address()).toBe('/admin/media?kind=video&use=unused');
  await waitFor(() => {
    const asked = api.asked(LIST).at(-1);
    expect(asked && Object.fromEntries(asked.params)).toEqual({ kind: 'video', unused: 'true' });
  });
});

it('loads older files on request', async () => {
  const api = fakeApi({ ...answers, [LIST]: () => ({ body: { files: [strap], next: 'more' } }) });
  renderAdmin('/admin/media');
  await tile('picture-2.png');
  api.handlers[LIST] = () => ({ body: { files: [ring], next: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Show older files' }));
  expect(within(screen.getByRole('list', { name: 'Older files' })).getByText('picture-1.png')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older files' })).toBeNull();
});

it('sets the focal point by arrow keys and by a click, says where it is, and saves it with the texts', async () => {
  const PUT = 'PUT /api/admin/media-files/*';
  const api = fakeApi({ ...answers, [PUT]: ({ body }) => ({ body: { ...ring, ...(body as object), version: 2 } }) });
  renderAdmin('/admin/media');
  const dialog = await open('picture-1.png');
  const point = dialog.getByRole('slider', { name: 'Focal point' });
  expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  point.focus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  expect(point).toHaveAttribute('aria-valuetext', '49% from the left, 40% from the top');
  point.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(point, { clientX: 150, clientY: 150 });
  expect(point).toHaveAttribute('aria-valuetext', '25% from the left, 100% from the top');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Alternative text (English)' }), {
    target: { value: 'A ring' },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.asked(PUT)[0]?.body).toEqual({
      focalPoint: { x: 0.25, y: 1 },
      translations: { en: { alt: 'A ring' } },
      version: 1,
    }),
  );
});

it('links to what uses a file, and does not offer to delete a file in use', async () => {
  fakeApi(answers);
  renderAdmin('/admin/media');
  const dialog = await open('picture-1.png');
  expect(dialog.getByRole('link', { name: 'Product “Signature”' })).toHaveAttribute('href', '/admin/product/7/edit');
  expect(dialog.queryByRole('button', { name: 'Delete the file' })).toBeNull();
});

it('deletes an unused file after a confirmation, or says why not', async () => {
  const DELETE = 'DELETE /api/admin/media-files/*';
  const inUse = () => refusal(409, 'CONFLICT', 'This file is in use: Hero');
  const api = fakeApi({ ...answers, [DELETE]: inUse });
  renderAdmin('/admin/media');
  const dialog = await open('picture-2.png');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the file' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete picture-2.png' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText(/in use: Hero/)).toBeVisible();
  api.handlers[DELETE] = () => ({ status: 204 });
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('File “picture-2.png” was deleted.')).toBeInTheDocument();
  const RESTORE = 'POST /api/admin/media-files/*/restore';
  api.handlers[RESTORE] = () => ({ body: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('File “picture-2.png” was restored.')).toBeInTheDocument();
  expect(api.asked(RESTORE)).toHaveLength(1);
  await waitFor(() => expect(address()).toBe('/admin/media'));
});

it('replaces a file by an uploaded one, and shows the new file', async () => {
  const sent = FakeUpload.install();
  const made = aMediaFile(3, { uses: ring.uses });
  const REPLACE = `POST /api/admin/media-files/${ring.id}/replace`;
  const api = fakeApi({
    ...answers,
    [REPLACE]: () => ({ body: made }),
    [`GET /api/admin/media-files/${made.id}`]: () => ({ body: made }),
  });
  renderAdmin('/admin/media');
  await open('picture-1.png');
  const picker = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(picker, aFile('new.png', 100, 'image/png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.arriveAs('/uploads/3.png');
  expect(await screen.findByText('File “picture-1.png” was replaced.')).toBeInTheDocument();
  expect(api.asked(REPLACE)[0]?.body).toEqual({ file: '/uploads/3.png' });
  expect(await screen.findByRole('dialog', { name: 'picture-3.png' })).toBeVisible();
});

it('shows files read-only to people who may not change them', async () => {
  const permissions = admin.permissions.filter((name) => name !== 'content:write');
  fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: { ...admin, permissions } }) });
  renderAdmin('/admin/media');
  const dialog = await open('picture-1.png');
  expect(dialog.getByText('1600 × 900 px')).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});
