import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  admin,
  anOrder,
  aPage,
  emptyDashboard,
  fakeApi,
  heldAnswer,
  refusal,
  renderAdmin,
  signedIn,
} from '../testing/index.js';

const first = anOrder(1);
const second = anOrder(2, { status: 'confirmed' });
const third = anOrder(3);
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: aPage([first, second, third]) }),
};

beforeEach(() => signedIn());
afterEach(() => {
  session.clear();
  localStorage.clear();
});

const choose = async (...numbers: number[]) => {
  for (const n of numbers)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select order #0000000${n}` }));
};

it('sets the status of all selected orders, and each back to its own', async () => {
  const api = fakeApi({
    ...answers,
    [`PUT /api/orders/${first.id}`]: () => ({ body: { ...first, status: 'completed', version: 7 } }),
    [`PUT /api/orders/${second.id}`]: () => ({ body: { ...second, status: 'completed', version: 8 } }),
  });
  renderAdmin('/admin/orders');
  await choose(1, 2);
  expect(screen.getByText('2 selected')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Set the status of the selected orders'), 'Completed');
  expect(await screen.findByText('The status of 2 orders was changed.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(api.asked('PUT /api/orders/*')).toHaveLength(4));
  expect(api.asked('PUT /api/orders/*').map(({ body }) => body)).toEqual([
    { status: 'completed', version: 1 },
    { status: 'completed', version: 1 },
    { status: 'pending', version: 7 },
    { status: 'confirmed', version: 8 },
  ]);
});

it('offers to select all once there are orders', async () => {
  const held = heldAnswer<{ body: ReturnType<typeof aPage> }>();
  fakeApi({ ...answers, 'GET /api/orders': held.answer });
  renderAdmin('/admin/orders');
  const all = await screen.findByRole('checkbox', { name: 'Select all on this page' });
  expect(all).toBeDisabled();
  held.give({ body: aPage([first, second, third]) });
  await waitFor(() => expect(all).toBeEnabled());
  await userEvent.click(all);
  expect(screen.getByText('3 selected')).toBeVisible();
});

it('deletes all selected orders after a question, and brings them back', async () => {
  const api = fakeApi({
    ...answers,
    'DELETE /api/orders/*': () => ({ status: 204 }),
    'POST /api/orders/*/restore': () => ({ body: first }),
  });
  renderAdmin('/admin/orders');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 orders' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('3 orders deleted.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('3 orders restored.')).toBeInTheDocument();
  expect(api.asked('POST /api/orders/*/restore')).toHaveLength(3);
});

it('says which orders it could not be done to, and tries those again', async () => {
  const api = fakeApi({
    ...answers,
    'DELETE /api/orders/*': () => ({ status: 204 }),
    [`DELETE /api/orders/${second.id}`]: () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin/orders');
  await choose(1, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Delete 2 orders' })).getByRole('button', { name: 'Delete' }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Order #00000002 could not be deleted. Please try again later');
  expect(alert).not.toHaveTextContent('#00000001');

  api.handlers[`DELETE /api/orders/${second.id}`] = () => ({ status: 204 });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(api.asked(`DELETE /api/orders/${second.id}`)).toHaveLength(2);
});

it('says what it could not be done to also to somebody who went on meanwhile', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  fakeApi({ ...answers, ...emptyDashboard, 'PUT /api/orders/*': held.answer });
  renderAdmin('/admin/orders');
  await choose(1);
  await userEvent.selectOptions(screen.getByLabelText('Set the status of the selected orders'), 'Cancelled');
  expect(screen.getByLabelText('Set the status of the selected orders')).toBeDisabled();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  held.give(refusal(409, 'COUPON_INVALID', 'Coupon usage limit reached'));
  const sentence = 'Order #00000001 could not be set to cancelled. Coupon usage limit reached';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('keeps which columns are shown', async () => {
  fakeApi(answers);
  const { unmount } = renderAdmin('/admin/orders');
  await screen.findByText('#00000001');
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Customer' }));
  expect(screen.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  unmount();

  renderAdmin('/admin/orders');
  await screen.findByText('#00000001');
  expect(screen.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Product' })).toBeVisible();
});

it('saves the list as it is narrowed, or says why not', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:orders';
  URL.revokeObjectURL = () => undefined;
  const api = fakeApi({ ...answers, 'GET /api/orders/export': () => refusal(503, 'UNAVAILABLE', 'Not now') });
  renderAdmin('/admin/orders?search=uhr&status=pending&sort=price&page=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The orders could not be exported. Not now');

  api.handlers['GET /api/orders/export'] = () => ({ body: 'Order,Status' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toEqual(['orders.csv']));
  expect(Object.fromEntries(api.asked('GET /api/orders/export').at(-1)?.params ?? [])).toEqual({
    search: 'uhr',
    status: 'pending',
    sort: 'price',
  });
});
