import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  aStore,
  address,
  admin,
  fakeApi,
  heldAnswer,
  noAnswer,
  refusal,
  renderAdmin,
  signedIn,
} from '../testing/index.js';
import type { Store } from './store-calls.js';

const first = aStore(1, {
  name: 'Juwelier Rosenhag',
  phone: '+49 89 99998100',
  email: 'haus@rosenhag.example',
  website: 'https://rosenhag.example/haus',
  description: 'Unser Stammhaus',
  services: ['Vorführung', 'Beratung', 'Gravur', 'Werkstatt', 'Termine'],
  translations: { en: { description: 'Our home', services: ['Demo', 'Advice', 'Engraving', 'Workshop', 'Dates'] } },
});
const second = aStore(2, { name: 'Zeitlos', city: 'Wien', country: 'Austria', isActive: false });
const LIST = 'GET /api/stores/all';
const PUT = 'PUT /api/stores/*';
const answers = { 'GET /api/admin/me': () => ({ body: admin }), [LIST]: () => ({ body: [first, second] }) };

beforeEach(() => signedIn());
afterEach(() => session.clear());

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const fill = async (name: string, text: string) => fireEvent.change(await field(name), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));

it('says that it is loading, then shows each store with its facts', async () => {
  const held = heldAnswer<{ body: Store[] }>();
  fakeApi({ ...answers, [LIST]: held.answer });
  renderAdmin('/admin/stores');
  expect(await screen.findByText('Loading stores...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Store Management');
  held.give({ body: [first, second] });
  const rosenhag = await card('Juwelier Rosenhag');
  expect(rosenhag.getByText('Active')).toBeVisible();
  expect(rosenhag.getByText('Domplatz 1, Köln, Germany')).toBeVisible();
  expect(rosenhag.getByRole('link', { name: '+49 89 99998100' })).toHaveAttribute('href', 'tel:+498999998100');
  expect(rosenhag.getByRole('link', { name: 'haus@rosenhag.example' })).toBeVisible();
  expect(rosenhag.getByRole('link', { name: 'rosenhag.example' })).toHaveAttribute('href', first.website);
  expect(rosenhag.getByText('Unser Stammhaus')).toBeVisible();
  expect(rosenhag.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Vorführung',
    'Beratung',
    'Gravur',
    '+2 more',
  ]);
  expect((await card('Zeitlos')).getByText('Inactive')).toBeVisible();
  expect(screen.getByText('1–2 of 2')).toBeVisible();
});

it('says that there are none and links to the form of the first', async () => {
  fakeApi({ ...answers, [LIST]: () => ({ body: [] }) });
  renderAdmin('/admin/stores');
  expect(await screen.findByText('No stores found')).toBeVisible();
  expect(screen.getByText('Get started by adding your first store location.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Add Store' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Store' })).toBeVisible();
});

it('says that they could not be loaded and tries again', async () => {
  const api = fakeApi({ ...answers, [LIST]: () => refusal(503, 'UNAVAILABLE', '') });
  renderAdmin('/admin/stores');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch stores An error occurred');
  api.handlers[LIST] = answers[LIST];
  await press('Try again');
  expect((await card('Zeitlos')).getByText('Domplatz 1, Wien, Austria')).toBeVisible();
});

it('keeps search, status, order and page in the address', async () => {
  const many = Array.from({ length: 300 }, (_, n) => aStore(n + 1, { isActive: n % 2 === 0 }));
  fakeApi({ ...answers, [LIST]: () => ({ body: many }) });
  renderAdmin('/admin/stores?page=2');
  await screen.findByText('25–48 of 300');
  expect(names()[0]).toBe('Store 025');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order by' }), 'Name Z–A');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Inactive');
  expect(names()[0]).toBe('Store 300');
  expect(screen.getByText('1–24 of 150')).toBeVisible();
  await fill('Search stores', 'koln 29');
  await waitFor(() => expect(address()).toBe('/admin/stores?sort=-name&status=inactive&search=koln+29'));
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Store 298', 'Store 296']));
});

it('switches at once, rolls back a refused change with a message on its card, and shows the answer', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  const api = fakeApi({ ...answers, [PUT]: held.answer });
  renderAdmin('/admin/stores');
  const rosenhag = await card('Juwelier Rosenhag');
  await userEvent.click(rosenhag.getByRole('button', { name: 'Deactivate Juwelier Rosenhag' }));
  expect(await rosenhag.findByText('Inactive')).toBeVisible();
  expect(api.asked(PUT)[0]?.body).toEqual({ isActive: false });

  held.give(refusal(500, 'INTERNAL', 'Something went wrong'));
  expect(await rosenhag.findByRole('alert')).toHaveTextContent('Failed to update store. Something went wrong');
  expect(rosenhag.getByText('Active')).toBeVisible();

  api.handlers[PUT] = () => ({ body: { ...first, isActive: false, city: 'Bonn', version: 4 } });
  await userEvent.click(rosenhag.getByRole('button', { name: 'Try again' }));
  expect(await rosenhag.findByText('Domplatz 1, Bonn, Germany')).toBeVisible();
  expect(rosenhag.getByRole('button', { name: 'Activate Juwelier Rosenhag' })).toBeVisible();
  expect(rosenhag.queryByRole('alert')).toBeNull();
});

it('asks before it deletes, and says why it could not', async () => {
  const api = fakeApi({ ...answers, 'DELETE /api/stores/*': noAnswer });
  renderAdmin('/admin/stores');
  await userEvent.click((await card('Zeitlos')).getByRole('button', { name: 'Delete Zeitlos' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Store' }));
  expect(
    dialog.getByText('Are you sure you want to delete this store? This action cannot be undone.'),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete store');
  api.handlers['DELETE /api/stores/*'] = () => ({ status: 204 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Store “Zeitlos” was deleted.')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Zeitlos' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('restores a store that was deleted by mistake, and says when it could not', async () => {
  const RESTORE = `POST /api/admin/trash/${second.id}/restore`;
  const api = fakeApi({
    ...answers,
    'DELETE /api/stores/*': () => ({ status: 204 }),
    [RESTORE]: () => refusal(503, 'UNAVAILABLE', 'Not now'),
  });
  renderAdmin('/admin/stores');
  await userEvent.click((await card('Zeitlos')).getByRole('button', { name: 'Delete Zeitlos' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Store' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Store “Zeitlos” could not be restored. Not now')).toBeInTheDocument();
  api.handlers[RESTORE] = () => ({ body: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Store “Zeitlos” was restored.')).toBeInTheDocument();
  expect(await card('Zeitlos')).toBeDefined();
});

describe('the form', () => {
  it('shows every error, sends what was typed and returns to the list', async () => {
    const api = fakeApi({
      ...answers,
      'POST /api/stores': ({ body }) => ({ body: { ...second, ...(body as object) } }),
    });
    renderAdmin('/admin/stores/new');
    await fill('Latitude', '91');
    await fill('Website', 'rosenhag');
    await fill('Email', 'haus@');
    await press('Add Store');
    for (const message of [
      'Store name is required',
      'Address is required',
      'City is required',
      'Country is required',
      'Latitude must be a number between -90 and 90',
      'Please enter an address that begins with http:// or https://',
      'Please enter a valid email address',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    const typed = { Name: 'Zeitlos', Address: 'Graben 1', City: 'Wien', Country: 'Austria', Longitude: '16,3725' };
    for (const [name, text] of Object.entries(typed)) await fill(name, text);
    await fill('Latitude', '48.2085');
    await userEvent.clear(await field('Website'));
    await userEvent.clear(await field('Email'));
    await fill('Add a service', 'Gravur, Beratung');
    await userEvent.click(screen.getByLabelText('Add service'));
    await userEvent.click(screen.getByRole('button', { name: 'Add times on Saturday' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add times on Monday' }));
    await fill('Closes on Saturday', '09:00');
    await press('Add Store');
    const wrong = 'Opening times must be given as HH:MM, and a store must open before it closes';
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(await field('Closes on Saturday')).toBeInvalid();
    expect(await field('Closes on Monday')).toBeValid();
    await fill('Closes on Saturday', '16:00');
    await fill('Time zone', 'Europe/Vienna');
    await fill('service 1, English', 'Engraving');
    await press('Add Store');
    await waitFor(() => expect(address()).toBe('/admin/stores'));
    expect(api.asked('POST /api/stores')[0]?.body).toMatchObject({
      name: 'Zeitlos',
      country: 'Austria',
      latitude: 48.2085,
      longitude: 16.3725,
      website: null,
      email: null,
      isActive: true,
      services: ['Gravur', 'Beratung'],
      openingHours: [
        { day: 'monday', opens: '10:00', closes: '18:30' },
        { day: 'saturday', opens: '10:00', closes: '16:00' },
      ],
      timeZone: 'Europe/Vienna',
      translations: { en: { services: ['Engraving', 'Beratung'] } },
    });
  });

  it('is filled with the current store and returns to the list as it was', async () => {
    const api = fakeApi({ ...answers, [PUT]: ({ body }) => ({ body: { ...first, ...(body as object), version: 4 } }) });
    renderAdmin('/admin/stores?search=rosenhag');
    const rosenhag = await card('Juwelier Rosenhag');
    api.handlers[LIST] = () => ({ body: [{ ...first, city: 'Bonn' }, second] });
    await userEvent.click(rosenhag.getByRole('link', { name: 'Edit Juwelier Rosenhag' }));
    expect(await field('City')).toHaveValue('Bonn');
    expect(await field('Description (English)')).toHaveValue('Our home');
    await userEvent.type(await field('Phone'), '9');
    await press('Save Store');
    expect(await screen.findByText('Store “Juwelier Rosenhag” was saved.')).toBeInTheDocument();
    expect(address()).toBe('/admin/stores?search=rosenhag');
    expect(api.asked(PUT)[0]?.body).toEqual({ phone: '+49 89 999981009', version: 3 });
  });

  it('keeps what was typed when it cannot be saved', async () => {
    fakeApi({ ...answers, [PUT]: noAnswer });
    renderAdmin(`/admin/stores/${first.id}/edit`);
    await userEvent.type(await field('Name'), '!');
    await press('Save Store');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update store');
    expect(await field('Name')).toHaveValue('Juwelier Rosenhag!');
  });

  it('says that a store is gone', async () => {
    fakeApi(answers);
    renderAdmin('/admin/stores/0199a1b2-0000-7000-8000-000000000099/edit');
    expect(await screen.findByText('This store does not exist')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All stores' })).toHaveAttribute('href', '/admin/stores');
  });
});
