import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { instantOf } from '@vitrine/schemas';
import { address, admin, fakeApi, noAnswer, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { Demonstration, DemonstrationList } from './demonstration.js';

const DAY_MS = 86_400_000;
const WISHES = [3, 4].map((days) => {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return instantOf(day, '10:30', 'Europe/Vienna')?.toISOString() ?? '';
});
const aDemonstration = (n: number, changes: Partial<Demonstration> = {}): Demonstration => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  kind: 'store',
  storeId: '0197a000-0000-7000-8000-0000000000b1',
  place: 'Rosenhag, Seilergasse 7, 1010 Wien',
  timeZone: 'Europe/Vienna',
  name: 'Erika Musterfrau',
  email: 'erika@example.com',
  telephone: '+49 89 7654321',
  company: 'Juwelier Muster',
  notes: 'Bitte die Prestige-Edition.',
  wishes: WISHES,
  appointment: null,
  consentedAt: '2026-11-21T08:12:00.000Z',
  status: 'new',
  adminNotes: null,
  language: 'de',
  notification: { status: 'sent', sentAt: '2026-11-21T08:13:00.000Z', error: null },
  version: 1,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
const first = aDemonstration(1);
const confirmed = { status: 'confirmed', appointment: WISHES[1] ?? '' } as const;
const second = aDemonstration(2, { company: 'Dupont', name: 'Jean Dupont', kind: 'video', place: null, ...confirmed });
const aList = (demonstrations: Demonstration[]): DemonstrationList => ({
  demonstrations,
  total: demonstrations.length,
  page: 1,
  limit: 20,
  next: null,
});
const LIST = 'GET /api/demonstrations/admin/all';
const ONE = `GET /api/demonstrations/admin/${first.id}`;
const PUT = 'PUT /api/demonstrations/admin/*/status';
const answers: Parameters<typeof fakeApi>[0] = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/demonstrations/admin/stats': () => ({
    body: { total: 1284, byStatus: { new: 3, confirmed: 7, declined: 1, done: 11 } },
  }),
  [LIST]: () => ({ body: aList([first, second]) }),
  [ONE]: () => ({ body: first }),
  [`GET /api/demonstrations/admin/${second.id}`]: () => ({ body: second }),
};
const saved: Parameters<typeof fakeApi>[0][string] = ({ body }) => ({
  body: { ...first, ...(body as object), version: 2 },
});

beforeEach(() => signedIn());
afterEach(() => session.clear());

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const open = async (name = 'Erika', company = 'Juwelier Muster') => {
  await userEvent.click((await row(name)).getByRole('link', { name: /^View/ }));
  return within(await screen.findByRole('dialog', { name: `${company}: demonstration` }));
};

it('shows counts and requests, each with its time in the time zone of the customer', async () => {
  fakeApi(answers);
  renderAdmin('/admin/demonstrations');
  expect((await row('Juwelier Muster')).getByText('New')).toBeVisible();
  expect((await row('Juwelier Muster')).getByText(/, 10:30 AM$/)).toBeVisible();
  expect((await row('Juwelier Muster')).getByText('Europe/Vienna, first of 2 wishes')).toBeVisible();
  expect((await row('Dupont')).getByText('By video')).toBeVisible();
  const tile = (name: string) => screen.getByText(name, { selector: 'dt *' }).closest('dt')?.nextElementSibling;
  await waitFor(() => expect(tile('Total Requests')).toHaveTextContent('1,284'));
  expect(['New', 'Confirmed', 'Done'].map((name) => tile(name)?.textContent)).toEqual(['3', '7', '11']);
});

it('searches and filters in the API, and keeps both in the address', async () => {
  const api = fakeApi({ ...answers, [LIST]: () => ({ body: aList([]) }) });
  renderAdmin('/admin/demonstrations');
  expect(await screen.findByText('No requests for a demonstration found')).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Search by name, company, or email...'), 'erika');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Confirmed');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by place' }), 'By video');
  await waitFor(() =>
    expect(Object.fromEntries(api.asked(LIST).at(-1)?.params ?? [])).toEqual({
      search: 'erika',
      status: 'confirmed',
      kind: 'video',
      page: '1',
      limit: '20',
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show all requests' }));
  await waitFor(() => expect(address()).toBe('/admin/demonstrations'));
});

it('confirms one of the requested times', async () => {
  const api = fakeApi({ ...answers, [PUT]: saved });
  renderAdmin('/admin/demonstrations');
  const dialog = await open();
  expect(dialog.getByRole('link', { name: '+49 89 7654321' })).toHaveAttribute('href', 'tel:+49897654321');
  expect(dialog.getByText('Bitte die Prestige-Edition.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  const time = dialog.getByRole('combobox', { name: 'Time to confirm' });
  await waitFor(() => expect(time).toHaveAccessibleDescription('Please choose the time that is confirmed'));
  expect(api.asked(PUT)).toEqual([]);
  await userEvent.selectOptions(time, WISHES[1] ?? '');
  fireEvent.change(dialog.getByLabelText('Admin notes'), { target: { value: 'Called' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked(PUT)[0]?.body).toEqual({
    status: 'confirmed',
    appointment: WISHES[1],
    adminNotes: 'Called',
    version: 1,
  });
  expect(await screen.findByText('The demonstration for Erika Musterfrau was saved as confirmed.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('confirms another time, in the time zone of the customer', async () => {
  const api = fakeApi({ ...answers, [PUT]: saved });
  renderAdmin('/admin/demonstrations');
  const dialog = await open();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Time to confirm' }), 'Another time');
  const other = dialog.getByLabelText('Other time');
  expect(other).toHaveAccessibleDescription('Local time in Europe/Vienna.');
  fireEvent.change(other, { target: { value: '2020-01-01T10:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(other).toHaveAccessibleDescription('Please choose a time in the future'));
  const day = new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10);
  fireEvent.change(other, { target: { value: `${day}T15:15` } });
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
  expect(api.asked(PUT)[0]?.body).toMatchObject({
    status: 'confirmed',
    appointment: instantOf(day, '15:15', 'Europe/Vienna')?.toISOString(),
  });
});

it.each([
  ['Decline', 'declined'],
  ['Mark as Done', 'done'],
])('%s needs no time, and keeps what was typed when it cannot be saved', async (label, status) => {
  const api = fakeApi({ ...answers, [PUT]: noAnswer });
  renderAdmin('/admin/demonstrations');
  const dialog = await open('Jean', 'Dupont');
  fireEvent.change(dialog.getByLabelText('Admin notes'), { target: { value: 'Called' } });
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The service cannot be reached at the moment');
  expect(dialog.getByLabelText('Admin notes')).toHaveValue('Called');
  api.handlers[PUT] = saved;
  await userEvent.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked(PUT).at(-1)?.body).toEqual({ status, adminNotes: 'Called', version: 1 });
});

it('asks which decision to keep when somebody else decided meanwhile', async () => {
  const theirs = aDemonstration(1, { status: 'declined', version: 5 });
  const api = fakeApi({ ...answers, [PUT]: () => refusal(409, 'STALE_VERSION', 'It was changed meanwhile') });
  renderAdmin('/admin/demonstrations');
  const dialog = await open();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Time to confirm' }), WISHES[0] ?? '');
  api.handlers[ONE] = () => ({ body: theirs });
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'This request for a demonstration was changed meanwhile',
  });
  expect(question).toHaveTextContent('declined');
});

it('opens the request to which a mail links, and says so when it no longer exists', async () => {
  fakeApi({ ...answers, [LIST]: () => ({ body: aList([]) }), [ONE]: () => refusal(404, 'NOT_FOUND', 'Not found') });
  renderAdmin(`/admin/demonstrations?demonstration=${first.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request for a demonstration' }));
  expect(await dialog.findByText(/^Request not found/)).toBeInTheDocument();
});

it('asks before it deletes, warns of an appointment, shows a failure in the dialog, and offers Undo', async () => {
  const api = fakeApi({ ...answers, 'DELETE /api/demonstrations/admin/*': noAnswer });
  renderAdmin('/admin/demonstrations');
  await userEvent.click((await row('Jean')).getByRole('button', { name: 'Delete the request of Jean Dupont' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Request' }));
  expect(dialog.getByText(/decline it first to cancel the appointment/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('could not be deleted.');
  api.handlers['DELETE /api/demonstrations/admin/*'] = () => ({ status: 204 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The request of Jean Dupont was deleted.')).toBeInTheDocument();
  api.handlers['POST /api/demonstrations/admin/*/restore'] = () => ({ body: first });
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('The request of Jean Dupont was restored.')).toBeInTheDocument();
});
