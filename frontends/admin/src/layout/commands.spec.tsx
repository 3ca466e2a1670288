import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, anAdmin, aPage, fakeApi, renderAdmin, signedIn } from '../testing/index.js';

const RING = { type: 'accessory', id: 'a1', title: 'Ring tray', subtitle: 'Oak', url: '/admin/accessories/a1/edit' };
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: aPage([]) }),
  'GET /api/stores/all': () => ({ body: [] }),
  'GET /api/contacts/admin/all': () => ({ body: { contacts: [], total: 0, page: 1, limit: 20 } }),
  'GET /api/admin/search': () => ({ body: { results: [RING] } }),
};

beforeEach(() => signedIn());
afterEach(() => {
  session.clear();
  localStorage.removeItem('admin-shortcuts-off');
});

const opened = async (path = '/admin/settings') => {
  fakeApi(answers);
  renderAdmin(path);
  await screen.findByRole('button', { name: 'Search' });
};
const field = () => screen.findByRole('combobox', { name: 'Search screens, actions, requests and entries' });

it('opens a screen by the first letters of its words, by keyboard alone', async () => {
  await opened();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'cont req');
  await waitFor(() => expect(screen.getByRole('option', { name: /Contact Requests/ })).toBeVisible());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/contacts'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows results of the server beside the screens, and opens them', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await field(), 'ring');
  await userEvent.click(await screen.findByRole('option', { name: /Ring tray/ }));
  await waitFor(() => expect(address()).toBe(RING.url));
});

it('says that a search failed', async () => {
  fakeApi({ ...answers, 'GET /api/admin/search': () => ({ status: 500, body: {} }) });
  renderAdmin('/admin/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  await userEvent.type(await field(), 'zzz');
  expect(await screen.findByText(/could not be searched/)).toBeVisible();
});

it('offers nothing that the person may not open', async () => {
  fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: anAdmin('editor') }) });
  renderAdmin('/admin/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  await field();
  expect(screen.getByRole('option', { name: /Stores/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Orders/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Team/ })).not.toBeInTheDocument();
});

it('jumps with two keys, but not while typing', async () => {
  await opened('/admin/contacts');
  const search = await screen.findByRole('searchbox');
  await userEvent.type(search, 'go');
  await waitFor(() => expect(address()).toBe('/admin/contacts?search=go'));
  search.blur();
  await userEvent.keyboard('gs');
  expect(await screen.findByRole('heading', { level: 1, name: 'Store Management' }, { timeout: 10_000 })).toBeVisible();
  expect(address()).toBe('/admin/stores');
});

it('lists every shortcut, and ignores the keys of one that is switched off', async () => {
  await opened();
  await userEvent.keyboard('{Shift>}?{/Shift}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await userEvent.click(dialog.getByRole('switch', { name: 'Go to Stores' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.keyboard('gs');
  await userEvent.keyboard('gc');
  await waitFor(() => expect(address()).toMatch(/^\/admin\/contacts/));
});
