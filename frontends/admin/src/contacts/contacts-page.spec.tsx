import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, fakeApi, heldAnswer, noAnswer, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { Contact, ContactList } from './contact.js';

const aContact = (n: number, changes: Partial<Contact> = {}): Contact => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  name: 'Erika Musterfrau',
  email: 'erika@example.com',
  subject: 'Vorführung',
  message: 'Guten Tag,\nwann passt es?',
  telephone: null,
  callbackTime: null,
  status: 'new',
  adminNotes: null,
  assignee: null,
  followUp: null,
  language: 'de',
  notification: { status: 'sent', sentAt: '2026-11-21T08:13:00.000Z', error: null },
  version: 1,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
const first = aContact(1);
const second = aContact(2, { name: 'Jean Dupont', email: 'jean@example.com', subject: 'Prix', status: 'replied' });
const aList = (contacts: Contact[], changes: Partial<ContactList> = {}): ContactList => ({
  contacts,
  total: contacts.length,
  page: 1,
  limit: 20,
  next: null,
  asOf: '2026-11-27T09:00:00.000Z',
  ...changes,
});
const stats = { total: 1284, byStatus: { new: 3, read: 7, replied: 11, closed: 1263 } };
const LIST = 'GET /api/contacts/admin/all';
const ONE = 'GET /api/contacts/admin/*';
const PUT = 'PUT /api/contacts/admin/*/status';
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/contacts/admin/stats': () => ({ body: stats }),
  [LIST]: () => ({ body: aList([first, second]) }),
  [ONE]: () => ({ body: first }),
};
const saved: Parameters<typeof fakeApi>[0][string] = ({ body }) => ({
  body: { ...first, ...(body as object), version: 2 },
});

beforeEach(() => signedIn());
afterEach(() => session.clear());

const tile = (name: string) => screen.getByText(name, { selector: 'dt *' }).closest('dt')?.nextElementSibling;
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const open = async () => {
  await userEvent.click((await row('Erika')).getByRole('link', { name: 'View the request of Erika Musterfrau' }));
  return within(await screen.findByRole('dialog', { name: first.subject }));
};

it('shows counts and requests, each with its status, and refetches them on Refresh', async () => {
  const held = heldAnswer<{ body: ContactList }>();
  const api = fakeApi({ ...answers, [LIST]: held.answer });
  renderAdmin('/admin/contacts');
  expect(await screen.findByText('Loading contact requests...')).toBeVisible();
  held.give({ body: aList([first, second], { total: 45 }) });
  expect((await row('Erika')).getByText('New')).toBeVisible();
  expect((await row('Jean')).getByText('Replied')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Contact', 'Subject', 'Status', 'Date', 'Actions']),
  );
  await waitFor(() => expect(tile('Total Requests')).toHaveTextContent('1,284'));
  expect(['New', 'Read', 'Replied'].map((name) => tile(name)?.textContent)).toEqual(['3', '7', '11']);
  expect(screen.getByText('1–20 of 45')).toBeVisible();
  expect(
    screen.getByText(/^(Nov 21|Nov 21, 2026), \d\d?:12 [AP]M$/, { selector: 'tr:first-of-type time' }),
  ).toBeVisible();

  api.handlers[LIST] = () => ({ body: aList([second]) });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByText('Erika Musterfrau')).toBeNull());
});

it('searches and filters in the API, and keeps both in the address', async () => {
  const api = fakeApi({ ...answers, [LIST]: () => ({ body: aList([]) }) });
  const user = userEvent.setup();
  renderAdmin('/admin/contacts');
  expect(await screen.findByText('No contact requests found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all requests' })).toBeNull();
  await user.type(screen.getByPlaceholderText('Search by name, email, or subject...'), 'erika');
  const status = screen.getByRole('combobox', { name: 'Filter by status' });
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All statuses', 'New', 'Read', 'Replied', 'Closed']);
  await waitFor(() => expect(address()).toBe('/admin/contacts?search=erika'));
  await user.selectOptions(status, 'Closed');
  await waitFor(() =>
    expect(Object.fromEntries(api.asked(`${LIST}`).at(-1)?.params ?? [])).toEqual({
      search: 'erika',
      status: 'closed',
      page: '1',
      limit: '20',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Show all requests' }));
  await waitFor(() => expect(address()).toBe('/admin/contacts'));
});

it('says that the list could not be loaded, and retries', async () => {
  const api = fakeApi({ ...answers, [LIST]: () => refusal(503, 'UNAVAILABLE', 'Please try again later') });
  renderAdmin('/admin/contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The contact requests could not be loaded. Please try again later',
  );
  api.handlers[LIST] = answers[LIST];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Erika')).toBeDefined();
});

it('shows the whole request, with links to its e-mail address and telephone number', async () => {
  const called = { ...first, telephone: '+49 89 7654321', callbackTime: 'Dienstag ab 14 Uhr' };
  fakeApi({ ...answers, [LIST]: () => ({ body: aList([called, second]) }), [ONE]: () => ({ body: called }) });
  renderAdmin('/admin/contacts');
  const dialog = await open();
  expect(dialog.getByRole('link', { name: 'erika@example.com' })).toHaveAttribute('href', 'mailto:erika@example.com');
  expect(dialog.getByText(/wann passt es\?/)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '+49 89 7654321' })).toHaveAttribute('href', 'tel:+49897654321');
  expect(dialog.getByText('Call back').nextElementSibling).toHaveTextContent('Dienstag ab 14 Uhr');
  expect(dialog.getByText('Received').nextElementSibling).toHaveTextContent(/Nov 21, 2026/);
  expect(dialog.getByText(/^Sent Nov 21, 2026/)).toBeInTheDocument();
  for (const name of ['Mark as Read', 'Mark as Replied', 'Close']) {
    expect(dialog.getByRole('button', { name })).toBeEnabled();
  }
});

it.each([
  ['Mark as Read', 'read'],
  ['Mark as Replied', 'replied'],
  ['Close', 'closed'],
])('%s saves status and notes, closes the dialog, and refetches list and counts', async (label, status) => {
  const api = fakeApi({ ...answers, [PUT]: saved });
  renderAdmin('/admin/contacts');
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText('Admin notes'), { target: { value: 'Called' } });
  const before = [api.asked('GET /api/contacts/admin/stats').length, api.asked(LIST).length];
  await userEvent.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked(PUT)[0]?.body).toEqual({ status, adminNotes: 'Called', version: 1 });
  expect(api.asked('GET /api/contacts/admin/stats').length).toBeGreaterThan(before[0] ?? 0);
  expect(api.asked(LIST).length).toBeGreaterThan(before[1] ?? 0);
  expect(address()).toBe('/admin/contacts');
});

it('keeps what was typed when the status cannot be saved', async () => {
  const api = fakeApi({ ...answers, [PUT]: noAnswer });
  renderAdmin('/admin/contacts');
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText('Admin notes'), { target: { value: 'Called' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as Read' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The service cannot be reached at the moment');
  expect(dialog.getByLabelText('Admin notes')).toHaveValue('Called');
  api.handlers[PUT] = saved;
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as Read' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks which to keep where somebody else saved the same request meanwhile', async () => {
  const theirs = aContact(1, { status: 'closed', adminNotes: 'Done already', version: 5 });
  const api = fakeApi({ ...answers, [PUT]: () => refusal(409, 'STALE_VERSION', 'It was changed meanwhile') });
  renderAdmin('/admin/contacts');
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText('Admin notes'), { target: { value: 'Called' } });
  api.handlers[ONE] = () => ({ body: theirs });
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as Replied' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'This contact request was changed meanwhile' }),
  );
  const status = within(question.getByRole('group', { name: 'Status' }));
  expect(status.getByRole('radio', { name: /Stored now.*closed/ })).not.toBeChecked();
  expect(status.getByRole('radio', { name: /Yours.*replied/ })).toBeChecked();
  const notes = within(question.getByRole('group', { name: 'Admin notes' }));
  await userEvent.click(notes.getByRole('radio', { name: /Stored now.*Done already/ }));
  api.handlers[PUT] = saved;
  await userEvent.click(question.getByRole('button', { name: 'Save these' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked(PUT).at(-1)?.body).toEqual({ status: 'replied', version: theirs.version });
});

it('asks before typed notes are discarded', async () => {
  fakeApi(answers);
  renderAdmin('/admin/contacts');
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText('Admin notes'), { target: { value: 'Called' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the list' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText('Admin notes')).toHaveValue('Called');
});

it('opens the request to which a mail links, even if it is not on the current page', async () => {
  const other = aContact(99, { subject: 'Von weit her' });
  fakeApi({ ...answers, [ONE]: () => ({ body: other }) });
  renderAdmin(`/admin/contacts?contact=${other.id}`);
  expect(await screen.findByRole('dialog', { name: 'Von weit her' })).toBeInTheDocument();
});

it('says so when a linked request no longer exists', async () => {
  fakeApi({ ...answers, [ONE]: () => refusal(404, 'NOT_FOUND', 'Contact not found') });
  renderAdmin(`/admin/contacts?contact=${first.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact request' }));
  expect(await dialog.findByText(/^Contact request not found/)).toBeInTheDocument();
});

it('filters by days, in the address, in the export and in a bulk change of all found', async () => {
  const api = fakeApi({
    ...answers,
    [LIST]: () => ({ body: aList([first], { total: 45 }) }),
    'POST /api/contacts/admin/bulk/delete': () => ({ body: { changed: [], unchanged: 0, refused: [], next: null } }),
  });
  renderAdmin('/admin/contacts?from=2026-11-01&page=2');
  expect(await screen.findByText('Erika Musterfrau')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More filters', expanded: false }));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
  await waitFor(() => expect(address()).toBe('/admin/contacts?from=2026-11-01&to=2026-11-20'));
  const days = { from: '2026-11-01', to: '2026-11-20' };
  await waitFor(() => expect(Object.fromEntries(api.asked(LIST).at(-1)?.params ?? [])).toMatchObject(days));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 45 found' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Delete 45 requests' }));
  await userEvent.click(sure.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(api.asked('POST /api/contacts/admin/bulk/delete')[0]?.body).toMatchObject({ filter: days }),
  );
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
  await userEvent.click(chips.getByRole('button', { name: 'Remove filter: From Nov 1, 2026' }));
  expect(address()).toBe('/admin/contacts?to=2026-11-20');
});

it('sends the acknowledgement again', async () => {
  const api = fakeApi({
    ...answers,
    'POST /api/contacts/admin/*/resend-acknowledgement': () => ({ status: 202, body: { status: 'pending' } }),
  });
  renderAdmin('/admin/contacts');
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The acknowledgement will be sent again.')).toBeInTheDocument();
  expect(api.asked('POST /api/contacts/admin/*/resend-acknowledgement')).toHaveLength(1);
});

it('asks before it deletes, shows a failure in the dialog, and offers Undo', async () => {
  const api = fakeApi({ ...answers, 'DELETE /api/contacts/admin/*': noAnswer });
  renderAdmin('/admin/contacts');
  await userEvent.click((await row('Erika')).getByRole('button', { name: 'Delete the request of Erika Musterfrau' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Contact Request' }));
  expect(dialog.getByText(/It can be restored for 30 days\.$/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The contact request could not be deleted.');
  api.handlers['DELETE /api/contacts/admin/*'] = () => ({ status: 204 });
  api.handlers[LIST] = () => ({ body: aList([second]) });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The request of Erika Musterfrau was deleted.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('erika@example.com')).toBeNull());
  api.handlers[`POST /api/contacts/admin/${first.id}/restore`] = () => ({ body: first });
  api.handlers[LIST] = () => ({ body: aList([first, second]) });
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('The request of Erika Musterfrau was restored.')).toBeInTheDocument();
  expect(await row('Erika')).toBeDefined();
});

it('marks several at once, undoes it, and says which failed', async () => {
  const api = fakeApi({
    ...answers,
    [PUT]: saved,
    [`PUT /api/contacts/admin/${second.id}/status`]: () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin/contacts');
  await row('Erika');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  expect(bar.getByText('2 selected')).toBeInTheDocument();
  await userEvent.click(bar.getByRole('button', { name: 'Mark as Closed' }));
  expect(await screen.findByText('The status of 1 request was changed.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The request of Jean Dupont could not be changed. Please try again later',
  );
  expect(api.asked(`PUT /api/contacts/admin/${first.id}/status`)[0]?.body).toEqual({
    status: 'closed',
    version: first.version,
  });

  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() =>
    expect(api.asked(`PUT /api/contacts/admin/${first.id}/status`)[1]?.body).toMatchObject({ status: 'new' }),
  );
});

it('deletes several at once after a confirmation, and undoes it', async () => {
  const api = fakeApi({
    ...answers,
    'DELETE /api/contacts/admin/*': () => ({ status: 204 }),
    'POST /api/contacts/admin/*/restore': () => ({ body: first }),
  });
  renderAdmin('/admin/contacts');
  await row('Erika');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 requests' }));
  expect(dialog.getByText(/They can be restored for 30 days\.$/)).toBeInTheDocument();
  expect(api.asked('DELETE *')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 requests deleted.')).toBeInTheDocument();
  expect(api.asked('DELETE /api/contacts/admin/*')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('2 requests restored.')).toBeInTheDocument();
  expect(api.asked('POST /api/contacts/admin/*/restore')).toHaveLength(2);
});

it('requests nothing without a token', async () => {
  session.clear();
  const api = fakeApi(answers);
  renderAdmin('/admin/contacts');
  await waitFor(() => expect(address()).toBe('/admin/login'));
  expect(api.asked('GET /api/contacts/*/*')).toEqual([]);
});

it('marks or deletes all that the list finds, on every page', async () => {
  const api = fakeApi({
    ...answers,
    [LIST]: () => ({ body: aList([first, second], { total: 45 }) }),
    'POST /api/contacts/admin/bulk/status': () => ({
      body: { changed: [{ id: first.id, status: 'new', version: 2 }], unchanged: 44, refused: [], next: null },
    }),
    'POST /api/contacts/admin/bulk/delete': () => ({
      body: {
        changed: [{ id: first.id, status: 'closed', version: null }],
        unchanged: 0,
        refused: [{ id: second.id, error: 'This entry has been changed by someone else in the meantime' }],
        next: null,
      },
    }),
    [PUT]: saved,
    'POST /api/contacts/admin/*/restore': () => ({ body: first }),
  });
  renderAdmin('/admin/contacts?search=uhr');
  const chooseAll = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 45 found' }));
  };
  await chooseAll();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Closed' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Mark 45 requests as closed' }));
  await userEvent.click(question.getByRole('button', { name: 'Mark as Closed' }));
  expect(await screen.findByText('The status of 1 request was changed.')).toBeInTheDocument();
  const found = { filter: { search: 'uhr' }, asOf: '2026-11-27T09:00:00.000Z', expected: 45, cursor: '' };
  expect(api.asked('POST /api/contacts/admin/bulk/status')[0]?.body).toEqual({ ...found, status: 'closed' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(api.asked(PUT)[0]?.body).toEqual({ status: 'new', version: 2 }));

  await chooseAll();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Delete 45 requests' }));
  expect(sure.getByText(/all 45 requests found, on every page/)).toBeVisible();
  await userEvent.click(sure.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 request deleted.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be deleted. This entry has been changed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(api.asked(`POST /api/contacts/admin/${first.id}/restore`)).toHaveLength(1));
});
