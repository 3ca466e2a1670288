import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, anAdmin, aPage, fakeApi, renderAdmin, signedIn } from '../testing/index.js';
import { screens } from '../screens.js';

const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: aPage([]) }),
  'GET /api/orders/admin/stats': () => ({ body: { total: 9, pending: 4, confirmed: 3, completed: 1, cancelled: 1 } }),
  'GET /api/contacts/admin/stats': () => ({
    body: { total: 9, byStatus: { new: 3, read: 2, replied: 3, closed: 1 } },
  }),
  'GET /api/contacts/admin/all': () => ({ body: { contacts: [], total: 0, page: 1, limit: 20 } }),
};

beforeEach(() => signedIn());
afterEach(() => {
  session.clear();
  localStorage.removeItem('admin-menu');
});

const menu = async () => within(await screen.findByRole('navigation', { name: 'Administration' }));
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows the entries of the menu in their order, and opens the tools in new tabs', async () => {
  fakeApi(answers);
  renderAdmin('/admin/orders');
  const links = (await menu()).getAllByRole('link');
  expect(links.map((link) => [link.textContent?.replace(/\d+ (new|pending)$/, ''), link.getAttribute('href')])).toEqual(
    [
      ['Dashboard', '/admin'],
      ['Homepage Sections', '/admin/homepage-sections'],
      ['Products', '/admin/products'],
      ['Accessories', '/admin/accessories'],
      ['Orders', '/admin/orders'],
      ['Contact Requests', '/admin/contacts'],
      ['Demonstrations', '/admin/demonstrations'],
      ['Reply Templates', '/admin/reply-templates'],
      ['Stores', '/admin/stores'],
      ['Interviews', '/admin/interviews'],
      ['Newsroom', '/admin/articles'],
      ['Media', '/admin/media'],
      ['Coupons', '/admin/coupons'],
      ['Content Pages', '/admin/content-pages'],
      ['Features', '/admin/features'],
      ['Translations', '/admin/translations'],
      ['Trash', '/admin/trash'],
      ['Privacy & Audit', '/admin/privacy'],
      ['Team', '/admin/team'],
      ['API Keys', '/admin/api-keys'],
      ['Webhooks', '/admin/webhooks'],
      ['Settings', '/admin/settings'],
      ['Queue dashboard (opens in a new tab)', '/ops/queues'],
      ['API docs (opens in a new tab)', '/api/docs'],
    ],
  );
  expect(links.at(-1)).toHaveAttribute('target', '_blank');
});

it('marks the current section, and names it in heading and breadcrumb', async () => {
  fakeApi(answers);
  renderAdmin('/admin/orders');
  expect((await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Orders');
  expect(crumbs()).toEqual(['Admin', 'Orders']);
  await userEvent.click((await menu()).getByRole('link', { name: /^Contact Requests/ }));
  await waitFor(() => expect(crumbs()).toEqual(['Admin', 'Contact Requests']));
  expect((await menu()).getByRole('link', { current: 'page' })).toHaveTextContent(/^Contact Requests/);
});

it('shows another screen from its top, with the focus on its content', async () => {
  fakeApi(answers);
  const scrolled = jest.spyOn(window, 'scrollTo');
  renderAdmin('/admin/orders');
  const entry = (await menu()).getByRole('link', { name: /^Contact Requests/ });
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.click(entry);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  scrolled.mockRestore();
});

it('links back from a page of a section', async () => {
  fakeApi(answers);
  renderAdmin('/admin/stores/new');
  await screen.findByRole('heading', { name: 'Add Store', level: 1 });
  expect(crumbs()).toEqual(['Admin', 'Stores', 'Add Store']);
  expect((await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Stores');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Stores' })).toHaveAttribute('href', '/admin/stores');
  expect(trail.getByText('Add Store')).toHaveAttribute('aria-current', 'page');
});

it('counts the unread contact requests', async () => {
  fakeApi(answers);
  renderAdmin('/admin/orders');
  expect(await (await menu()).findByText('3')).toBeVisible();
  expect((await menu()).getByRole('link', { name: 'Contact Requests 3 new' })).toBeVisible();
});

it('folds to its icons and remembers it; the names stay for assistive technology', async () => {
  fakeApi(answers);
  const { unmount } = renderAdmin('/admin/orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse the side menu' }));
  expect((await menu()).getByRole('link', { name: 'Coupons' })).toHaveAttribute('title', 'Coupons');
  unmount();
  renderAdmin('/admin/orders');
  const unfold = await screen.findByRole('button', { name: 'Expand the side menu' });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(unfold);
  expect(await screen.findByRole('button', { name: 'Collapse the side menu' })).toBeVisible();
});

it('has a section for each address', () => {
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
});

it('says so where an address leads nowhere, and links to the dashboard', async () => {
  fakeApi(answers);
  renderAdmin('/admin/nope');
  expect(await screen.findByText('This page does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/admin');
});

it('shows counts of waiting work beside its entries and in the title of the tab', async () => {
  fakeApi(answers);
  renderAdmin('/admin/settings');
  expect(await (await menu()).findByRole('link', { name: 'Orders 4 pending' })).toBeVisible();
  expect((await menu()).getByRole('link', { name: 'Contact Requests 3 new' })).toBeVisible();
  expect(document.title).toMatch(/^\(7\) Settings – Administration/);
});

it('hides counts whose answer is not as documented', async () => {
  fakeApi({ ...answers, 'GET /api/contacts/admin/stats': () => ({ body: {} }) });
  renderAdmin('/admin/settings');
  expect((await menu()).getByRole('link', { name: 'Contact Requests' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Settings');
});

it('reports a screen that an unexpected answer breaks, keeps the menu, and shows the screen again on retry', async () => {
  const reported = jest.spyOn(globalThis, 'reportError');
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onWindow = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', onWindow);
  let body: unknown = { orders: 'none', total: 1 };
  fakeApi({ ...answers, 'GET /api/orders': () => ({ body }) });
  renderAdmin('/admin/orders');
  expect(await screen.findByRole('alert')).toHaveTextContent('This screen could not be shown.');
  expect(reported).toHaveBeenCalledWith(expect.any(TypeError));
  expect((await menu()).getByRole('link', { name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Orders');
  body = aPage([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No orders data available')).toBeVisible();
  window.removeEventListener('error', onWindow);
  error.mockRestore();
});

it('shows another screen after one that broke', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({ ...answers, 'GET /api/orders': () => ({ body: { orders: 'none', total: 1 } }) });
  renderAdmin('/admin/orders');
  await screen.findByRole('alert');
  await userEvent.click((await menu()).getByRole('link', { name: /^Contact Requests/ }));
  await waitFor(() => expect(screen.queryByText(/^This screen could not be shown/)).toBeNull());
  error.mockRestore();
});

it('shows only what the role allows, and says so at the address of another screen', async () => {
  const api = fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: anAdmin('editor') }) });
  renderAdmin('/admin/orders');
  expect(await screen.findByText('You may not see this screen')).toBeVisible();
  expect(screen.getByText(/not part of the role Editor/)).toBeVisible();
  expect((await menu()).queryByRole('link', { name: /^Orders/ })).toBeNull();
  expect((await menu()).queryByRole('link', { name: /^Queue dashboard/ })).toBeNull();
  expect((await menu()).getByRole('link', { name: 'Stores' })).toBeVisible();
  expect(api.asked('GET /api/orders')).toEqual([]);
  expect(api.asked('GET /api/orders/admin/stats')).toEqual([]);
});
