import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, anOrder, aPage, fakeApi, renderAdmin, signedIn, toDetail } from '../testing/index.js';

const first = anOrder(1);
const second = anOrder(2, { status: 'confirmed' });
const third = anOrder(3);
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: aPage([first, second, third]) }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const choose = async (...numbers: number[]) => {
  for (const n of numbers)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select order #0000000${n}` }));
};

const set = (order: typeof first, status: string) => () => ({ body: { ...order, status, version: 7 } });
const setSelected = (name: string) =>
  userEvent.selectOptions(screen.getByLabelText('Set the status of the selected orders'), name);

it('says that no mails were offered, and how to write to a customer, until it is undone', async () => {
  fakeApi({
    ...answers,
    [`PUT /api/orders/${first.id}`]: set(first, 'cancelled'),
    [`PUT /api/orders/${third.id}`]: set(third, 'cancelled'),
  });
  renderAdmin('/admin/orders');
  await choose(1, 3);
  await setSelected('Cancelled');
  const line = await screen.findByText(/^2 orders are cancelled now\. No mails were offered/);
  expect(within(line).getByRole('link', { name: 'cancelled orders' })).toHaveAttribute(
    'href',
    '/admin/orders?status=cancelled',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(screen.queryByText(/No mails were offered/)).toBeNull());
});

it('offers the mail where it was a single order, on whose page it is begun', async () => {
  fakeApi({
    ...answers,
    [`PUT /api/orders/${first.id}`]: set(first, 'confirmed'),
    [`GET /api/orders/${first.id}`]: () => ({ body: toDetail({ ...first, status: 'confirmed' }) }),
    'GET /api/admin/reply-templates': () => ({ body: [] }),
  });
  renderAdmin('/admin/orders');
  await choose(1);
  await setSelected('Confirmed');
  expect(await screen.findByText('Order #00000001 is confirmed now. The customer has not been told.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Write to the customer' }));
  expect(await screen.findByText(/^The order is confirmed now/)).toBeVisible();
});

it('also appears after a bulk change of all found, and for no other status', async () => {
  const changed = [first, third].map(({ id, status }) => ({ id, status, version: 7 }));
  const api = fakeApi({
    ...answers,
    'GET /api/orders': () => ({ body: aPage([first, second, third], { total: 4 }) }),
    'POST /api/orders/admin/bulk/status': () => ({ body: { changed, unchanged: 2, refused: [], next: null } }),
  });
  renderAdmin('/admin/orders');
  const setAll = async (name: string) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Select all 4/ }));
    await setSelected(name);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set status' }));
  };
  await setAll('Completed');
  expect(await screen.findByText(/^2 orders are completed now\. No mails were offered/)).toBeVisible();
  await setAll('Pending');
  await waitFor(() => expect(api.asked('POST /api/orders/admin/bulk/status')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/No mails were offered/)).toBeNull());
});
