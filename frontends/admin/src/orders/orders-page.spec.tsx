import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  address,
  admin,
  anOrder,
  aPage,
  decryptedAt,
  toDetail,
  fakeApi,
  heldAnswer,
  noAnswer,
  refusal,
  renderAdmin,
  signedIn,
} from '../testing/index.js';
import type { OrderPage } from './order.js';

const first = anOrder(1);
const second = anOrder(2, {
  status: 'confirmed',
  productName: 'Leather case',
  orderType: 'accessory',
  productPrice: 189,
});
const list = (page: OrderPage) => ({
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: page }),
});
const both = list(aPage([first, second]));

beforeEach(() => signedIn());
afterEach(() => session.clear());

const getStatus = (n: number) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Status of order #0000000${n}` });
const tile = (name: string) => screen.getByText(name, { selector: 'dt *' }).closest('dt')?.nextElementSibling;
const lastQuery = (api: ReturnType<typeof fakeApi>) =>
  Object.fromEntries(api.asked('GET /api/orders').at(-1)?.params ?? []);

it('says that it is loading, then shows orders and counts', async () => {
  const held = heldAnswer<{ body: OrderPage }>();
  fakeApi({ ...both, 'GET /api/orders': held.answer });
  renderAdmin('/admin/orders');
  expect(await screen.findByText('Loading orders...')).toBeVisible();
  held.give({ body: aPage([first, second], { total: 1284 }) });
  expect(await screen.findByText('#00000001')).toBeVisible();
  expect(screen.getByText('Subscription · monthly', { selector: 'td' })).toBeVisible();
  expect(screen.getByText('€189.00')).toBeVisible();
  expect(tile('Total')).toHaveTextContent('2');
  expect(tile('Confirmed')).toHaveTextContent('1');
  expect(screen.getByText('1–20 of 1,284')).toBeVisible();
});

it('shows a new order in the open list once the polled counts differ, and leaves alone an order that is being edited', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let page = aPage([first]);
  const api = fakeApi({
    ...both,
    'GET /api/orders': () => ({ body: page }),
    'GET /api/orders/admin/stats': () => ({ body: page.statusCounts }),
    [`GET /api/orders/${first.id}`]: () => ({ body: toDetail(first) }),
    'GET /api/admin/audit': () => ({ body: decryptedAt() }),
  });
  renderAdmin(`/admin/orders?order=${first.id}`);
  const notes = await screen.findByLabelText<HTMLTextAreaElement>('Admin notes');
  fireEvent.change(notes, { target: { value: 'Call on Monday' } });
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(api.asked('GET /api/orders')).toHaveLength(1);
  page = aPage([second, first]);
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText('#00000002')).toBeInTheDocument();
  expect(notes).toHaveValue('Call on Monday');
  expect(api.asked(`GET /api/orders/${first.id}`)).toHaveLength(1);
  jest.useRealTimers();
});

it('opens an order by a click on its row, but not on a control in it', async () => {
  fakeApi({
    ...both,
    [`GET /api/orders/${first.id}`]: () => ({ body: toDetail(first) }),
    'GET /api/admin/audit': () => ({ body: decryptedAt() }),
  });
  renderAdmin('/admin/orders');
  await userEvent.click(await getStatus(1));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select order #00000001' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('#00000001'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'erika@example.com' })).toHaveAttribute(
    'href',
    'mailto:erika@example.com',
  );
});

it('Next brings the top of the list into view', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  fakeApi(list(aPage([first, second], { total: 45 })));
  renderAdmin('/admin/orders');
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
  expect(scrolled.mock.contexts[0]).toContainElement(screen.getByRole('table', { name: 'Orders' }));
  expect(address()).toBe('/admin/orders?page=2');
});

it('says that there are no orders at all', async () => {
  fakeApi(list(aPage([])));
  renderAdmin('/admin/orders');
  expect(await screen.findByText('No orders data available')).toBeVisible();
});

it('says that none is found, and links to all', async () => {
  const nothing = aPage([], { statusCounts: aPage([first]).statusCounts });
  const api = fakeApi(list(nothing));
  renderAdmin('/admin/orders?search=nobody&status=cancelled');
  expect(await screen.findByText('No orders found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  expect(lastQuery(api)).toEqual({ search: 'nobody', status: 'cancelled', page: '1', limit: '20', sort: '-createdAt' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all orders' }));
  await waitFor(() => expect(address()).toBe('/admin/orders'));
});

it('shows a failure, and retries', async () => {
  const api = fakeApi({ ...both, 'GET /api/orders': () => refusal(503, 'UNAVAILABLE', 'Please try again later') });
  renderAdmin('/admin/orders');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later');
  api.handlers['GET /api/orders'] = both['GET /api/orders'];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('#00000001')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps search, filter, order and page in the address, and the rows while loading', async () => {
  const api = fakeApi(list(aPage([first, second], { total: 45 })));
  const user = userEvent.setup();
  renderAdmin('/admin/orders?page=2');
  await screen.findByText('#00000001');
  const held = heldAnswer<{ body: OrderPage }>();
  api.handlers['GET /api/orders'] = held.answer;
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'uhr');
  await waitFor(() => expect(address()).toBe('/admin/orders?search=uhr'));
  expect(screen.getByText('#00000001')).toBeVisible();
  held.give({ body: aPage([second], { total: 45 }) });
  await waitFor(() => expect(screen.queryByText('#00000001')).toBeNull());

  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Confirmed');
  await user.click(screen.getByRole('link', { name: 'Price' }));
  await user.click(await screen.findByRole('link', { name: 'Page 3' }));
  expect(address()).toBe('/admin/orders?search=uhr&status=confirmed&sort=-price&page=3');
  await waitFor(() =>
    expect(lastQuery(api)).toEqual({ search: 'uhr', status: 'confirmed', page: '3', limit: '20', sort: '-price' }),
  );
});

it('shows a changed status at once, and rolls it back when it is refused', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  const api = fakeApi({ ...both, 'PUT /api/orders/*': held.answer });
  renderAdmin('/admin/orders');
  await userEvent.selectOptions(await getStatus(1), 'Completed');
  await waitFor(async () => expect(await getStatus(1)).toHaveValue('completed'));
  expect(tile('Pending')).toHaveTextContent('0');
  expect(tile('Completed')).toHaveTextContent('1');
  expect(api.asked('PUT /api/orders/*')[0]?.body).toEqual({ status: 'completed', version: 1 });

  held.give(refusal(409, 'COUPON_INVALID', 'Coupon usage limit reached'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Order #00000001 could not be set to completed. Coupon usage limit reached');
  expect(await getStatus(1)).toHaveValue('pending');
  expect(tile('Pending')).toHaveTextContent('1');

  api.handlers['PUT /api/orders/*'] = () => ({ body: { ...first, status: 'completed', version: 2 } });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('shows each status that could not be changed below its own row, and in a notice that stays', async () => {
  fakeApi({ ...both, 'PUT /api/orders/*': () => refusal(409, 'COUPON_INVALID', 'Coupon usage limit reached') });
  renderAdmin('/admin/orders');
  await userEvent.selectOptions(await getStatus(1), 'Completed');
  await userEvent.selectOptions(await getStatus(2), 'Cancelled');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  const below = (n: number) => rows[rows.findIndex((text) => text?.includes(`#0000000${n}`)) + 1];
  expect(below(1)).toContain('Order #00000001 could not be set to completed. Coupon usage limit reached');
  expect(below(2)).toContain('Order #00000002 could not be set to cancelled. Coupon usage limit reached');
  expect(screen.getByRole('presentation')).toHaveTextContent('Order #00000002 could not be set to cancelled.');
  await userEvent.click(within(screen.getAllByRole('alert')[1]!).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(/set to cancelled/)).toBeNull());
  expect(screen.getByText(/set to completed/)).toBeVisible();
});

it('asks before it deletes, and can undo it', async () => {
  const api = fakeApi({ ...both, 'DELETE /api/orders/*': noAnswer });
  const user = userEvent.setup();
  renderAdmin('/admin/orders');
  await user.click(await screen.findByRole('button', { name: 'Delete order #00000001' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete order #00000001' }));
  expect(
    dialog.getByText('Are you sure you want to delete this order? This action cannot be undone.'),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The service cannot be reached at the moment');

  api.handlers['DELETE /api/orders/*'] = () => ({ status: 204 });
  api.handlers['GET /api/orders'] = () => ({ body: aPage([second]) });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Order #00000001 was deleted.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('#00000001')).toBeNull());

  api.handlers['POST /api/orders/*/restore'] = () => ({ body: first });
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('Order #00000001 was restored.')).toBeInTheDocument();
  expect(api.asked('POST /api/orders/*/restore')).toHaveLength(1);
});

it('goes from a page beyond the end to the last one', async () => {
  const api = fakeApi({
    ...both,
    'GET /api/orders': ({ params }) => ({
      body: params.get('page') === '3' ? aPage([first], { total: 41, page: 3 }) : aPage([], { total: 41, page: 99 }),
    }),
  });
  renderAdmin('/admin/orders?page=99');
  expect(await screen.findByText('#00000001')).toBeVisible();
  expect(address()).toBe('/admin/orders?page=3');
  expect(screen.queryByText('No orders found')).toBeNull();
  expect(lastQuery(api)['page']).toBe('3');
});

it('marks the orders of one request for several, and no other', async () => {
  const group = { requestGroup: first.id };
  fakeApi(list(aPage([{ ...first, ...group }, { ...second, ...group }, anOrder(3)])));
  renderAdmin('/admin/orders');
  await getStatus(1);
  const row = (n: number) => screen.getByRole('combobox', { name: `Status of order #0000000${n}` }).closest('tr');
  for (const n of [1, 2]) expect(row(n)).toHaveTextContent('Part of request #00000001');
  expect(row(3)).not.toHaveTextContent('request');
});

it('filters the list by a click on a tile, and shows all again by the first tile', async () => {
  const api = fakeApi(both);
  renderAdmin('/admin/orders?search=uhr&page=2');
  await userEvent.click(await screen.findByRole('link', { name: 'Confirmed' }));
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ search: 'uhr', status: 'confirmed', page: '1' }));
  expect(screen.getByRole('link', { name: 'Confirmed' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Total' }));
  await waitFor(() => expect(lastQuery(api)).not.toHaveProperty('status'));
});

it('shows the chosen number of rows, and keeps it in the address', async () => {
  const api = fakeApi({ ...both, 'GET /api/orders': () => ({ body: aPage([first, second], { total: 1284 }) }) });
  renderAdmin('/admin/orders?page=3');
  await userEvent.selectOptions(await screen.findByLabelText('Rows a page of orders'), '50 a page');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ limit: '50', page: '1' }));
  expect(address()).toBe('/admin/orders?limit=50');
});

it('moves between the rows by the arrow keys', async () => {
  fakeApi({ ...both, 'GET /api/orders': () => ({ body: aPage([first, second]) }) });
  renderAdmin('/admin/orders');
  const view = (n: number) => screen.getByRole('link', { name: `View order #0000000${n}` });
  (await screen.findByRole('link', { name: 'View order #00000001' })).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(view(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(view(1)).toHaveFocus();
});
