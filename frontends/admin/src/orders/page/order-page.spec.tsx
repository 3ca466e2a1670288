import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  address,
  admin,
  anOrder,
  aPage,
  decryptedAt,
  fakeApi,
  refusal,
  renderAdmin,
  signedIn,
  toDetail,
} from '../../testing/index.js';
import { anEntry, aNote } from '../../shared/desk/testing/entries.js';
import { aRetailer } from '../../shared/desk/testing/retailer.js';
import type { Order } from '../order.js';

const first = anOrder(1);
const order = anOrder(2);
const last = anOrder(3);
const TIMELINE = 'GET /api/orders/*/timeline';

beforeEach(() => signedIn());
afterEach(() => session.clear());

async function open(shown: Order = order, more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/admin/me': () => ({ body: admin }),
    'GET /api/orders': () => ({ body: aPage([first, order, last]) }),
    'GET /api/orders/*': () => ({ body: toDetail(shown) }),
    'GET /api/admin/audit': () => ({ body: decryptedAt() }),
    'GET /api/admin/assignees': () => ({ body: [] }),
    'GET /api/admin/reply-templates': () => ({ body: [] }),
    'GET /api/orders/*/retailer': () => ({ body: aRetailer() }),
    [TIMELINE]: () => ({ body: { entries: [aNote('Called twice'), anEntry()], next: null } }),
    ...more,
  });
  renderAdmin(`/admin/orders/${shown.id}`);
  await screen.findByRole('heading', { name: `#00000002 ${shown.productName}`, level: 2 });
  return api;
}

it('shows request, customer, answer, mail and timeline of the order in the address', async () => {
  await open();
  for (const name of ['Request', 'Customer', 'Answer', 'Confirmation mail', 'Timeline'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(await screen.findByText('Called twice')).toBeVisible();
  expect(screen.getByText('Received: Prestige Edition')).toBeVisible();
});

it('links to the orders before and after it in the list, and back to the list', async () => {
  await open();
  const ways = within(screen.getByRole('navigation', { name: 'Records of the list' }));
  expect(await ways.findByRole('link', { name: /Previous/ })).toHaveAttribute('href', `/admin/orders/${first.id}`);
  expect(ways.getByRole('link', { name: /Next/ })).toHaveAttribute('href', `/admin/orders/${last.id}`);
  expect(ways.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
});

it('is opened from the dialog over the list, and keeps the list’s search and filters', async () => {
  const api = await open();
  history.replaceState(null, '', '/');
  expect(api.asked('GET /api/orders')[0]?.params.get('page')).toBe('1');
  document.body.innerHTML = '';
  renderAdmin(`/admin/orders?status=pending&order=${order.id}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Open the whole page' }));
  await screen.findByRole('region', { name: 'Timeline' });
  expect(address()).toBe(`/admin/orders/${order.id}`);
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders?status=pending');
});

it('adds a note, and keeps what was typed when that fails', async () => {
  let isRefused = true;
  const api = await open(order, {
    'POST /api/orders/*/notes': () =>
      isRefused ? refusal(503, 'UNAVAILABLE', 'Try again later') : { body: aNote('Ruft an') },
  });
  await userEvent.type(screen.getByLabelText('Note for staff'), 'Ruft an');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The note could not be added. Try again later')).toBeVisible();
  expect(screen.getByLabelText('Note for staff')).toHaveValue('Ruft an');
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getByLabelText('Note for staff')).toHaveValue(''));
  const sent = api.asked('POST /api/orders/*/notes');
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Ruft an' }, { text: 'Ruft an' }]);
  const [key, repeated] = sent.map(({ headers }) => headers.get('Idempotency-Key') ?? 'none');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(repeated).toBe(key);
  await waitFor(() => expect(api.asked(TIMELINE).length).toBeGreaterThan(1));
});

it('changes a note with the version that was read, and deletes it with Undo', async () => {
  const api = await open(order, {
    'PUT /api/orders/*/notes/*': () => ({ body: aNote('Called three times') }),
    'DELETE /api/orders/*/notes/*': () => refusal(503, 'UNAVAILABLE', 'Try again later'),
    'POST /api/orders/*/notes/*/restore': () => ({ body: aNote('Called three times') }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note' }));
  const field = screen.getByLabelText('Change the note');
  await userEvent.clear(field);
  await userEvent.type(field, 'Called three times{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(api.asked('PUT /api/orders/*/notes/*')[0]?.body).toEqual({ text: 'Called three times', version: 1 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
  expect(await screen.findByText('The note could not be deleted. Try again later')).toBeInTheDocument();
  api.handlers['DELETE /api/orders/*/notes/*'] = () => ({ status: 204 });
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  expect(await screen.findByText('The note was deleted.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The note was restored.')).toBeInTheDocument();
  expect(api.asked(`POST /api/orders/${order.id}/notes/${aNote('').id}/restore`)).toHaveLength(1);
});

it('shows older entries on request', async () => {
  await open(order, {
    [TIMELINE]: ({ params }) => ({
      body: params.get('cursor')
        ? { entries: [anEntry()], next: null }
        : { entries: [aNote('Called twice')], next: 'older' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByText('Received: Prestige Edition')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
});

it('says so where there is no such order, and links to the list', async () => {
  fakeApi({
    'GET /api/admin/me': () => ({ body: admin }),
    'GET /api/orders': () => ({ body: aPage([]) }),
    'GET /api/orders/*': () => refusal(404, 'NOT_FOUND', 'Order not found'),
  });
  renderAdmin(`/admin/orders/${order.id}`);
  expect(await screen.findByText('This order does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
});
