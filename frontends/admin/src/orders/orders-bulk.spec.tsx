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

it('sets the status of all selected orders, and undoes it for each', async () => {
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

it('deletes all selected orders after a confirmation, and restores them', async () => {
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

it('says which orders failed, and retries those', async () => {
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

it('reports a failure even after the screen was left', async () => {
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

it('remembers which columns are shown', async () => {
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

it('selects every row up to one that is ticked with Shift held', async () => {
  fakeApi(answers);
  renderAdmin('/admin/orders');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Select order #00000001' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select order #00000003' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeVisible();
});

describe('all that the list finds', () => {
  const FOUND = 'POST /api/orders/admin/bulk/status';
  const chooseFound = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 1,204 found' }));
  };
  const setTo = async (status: string) => {
    await userEvent.selectOptions(screen.getByLabelText('Set the status of the selected orders'), status);
    const question = within(await screen.findByRole('alertdialog', { name: /^Set 1,204 orders to/ }));
    await userEvent.click(question.getByRole('button', { name: 'Set status' }));
  };
  const many = { ...answers, 'GET /api/orders': () => ({ body: aPage([first, third], { total: 1204 }) }) };

  it('is changed batch by batch, and undone by setting each order to its former status', async () => {
    const done = { unchanged: 1, refused: [] };
    const batches = [
      { ...done, changed: [{ id: first.id, status: 'pending', version: 2 }], next: 'two' },
      { ...done, changed: [{ id: third.id, status: 'cancelled', version: 3 }], next: null },
    ];
    const api = fakeApi({
      ...many,
      [FOUND]: () => ({ body: batches.shift() }),
      'PUT /api/orders/*': () => ({ body: first }),
    });
    renderAdmin('/admin/orders?search=uhr&status=pending&sort=price&page=2');
    await chooseFound();
    expect(screen.getByText('All 1,204 found selected')).toBeVisible();
    await setTo('Completed');
    expect(await screen.findByText('The status of 2 orders was changed.')).toBeInTheDocument();
    const found = {
      filter: { search: 'uhr', status: 'pending' },
      asOf: '2026-11-27T09:00:00.000Z',
      expected: 1204,
      status: 'completed',
    };
    expect(api.asked(FOUND).map(({ body }) => body)).toEqual([
      { ...found, cursor: '' },
      { ...found, cursor: 'two' },
    ]);
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(api.asked('PUT /api/orders/*')).toHaveLength(2));
    expect(api.asked('PUT /api/orders/*').map(({ body }) => body)).toEqual([
      { status: 'pending', version: 2 },
      { status: 'cancelled', version: 3 },
    ]);
  });

  it('reports what could not be changed, and continues where it stopped', async () => {
    const api = fakeApi({
      ...many,
      [FOUND]: ({ body }) =>
        (body as { cursor: string }).cursor === ''
          ? {
              body: {
                changed: [{ id: first.id, status: 'pending', version: 2 }],
                unchanged: 0,
                refused: [{ id: third.id, error: 'Coupon usage limit reached' }],
                next: 'two',
              },
            }
          : refusal(503, 'UNAVAILABLE', 'Please try again later'),
    });
    renderAdmin('/admin/orders');
    await chooseFound();
    await setTo('Confirmed');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Order #00000003 could not be set to confirmed. Coupon usage limit reached');
    expect(alert).toHaveTextContent('Not all orders were changed. Please try again later');
    api.handlers[FOUND] = () => ({ body: { changed: [], unchanged: 3, refused: [], next: null } });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(api.asked(FOUND).at(-1)?.body).toMatchObject({ cursor: 'two' });
  });

  it('is not changed when the list meanwhile finds another number of orders', async () => {
    fakeApi({ ...many, [FOUND]: () => refusal(409, 'CONFLICT', 'The list finds another number by now') });
    renderAdmin('/admin/orders');
    await chooseFound();
    await setTo('Confirmed');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not all orders were changed. The list finds another number by now');
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is deleted after a confirmation', async () => {
    const api = fakeApi({
      ...many,
      'POST /api/orders/admin/bulk/delete': () => ({
        body: { changed: [{ id: first.id, status: 'pending', version: null }], unchanged: 0, refused: [], next: null },
      }),
      'POST /api/orders/*/restore': () => ({ body: first }),
    });
    renderAdmin('/admin/orders');
    await chooseFound();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1,204 orders' }));
    expect(question.getByText(/all 1,204 orders found, on every page/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 order deleted.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(api.asked(`POST /api/orders/${first.id}/restore`)).toHaveLength(1));
  });

  it('is reduced to the page when a row is unticked or the filters change', async () => {
    fakeApi(many);
    renderAdmin('/admin/orders');
    await chooseFound();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select order #00000003' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select order #00000003' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 1,204 found' }));
    await userEvent.selectOptions(screen.getByLabelText('Filter by status'), 'Pending');
    expect(await screen.findByText('2 selected')).toBeVisible();
  });

  it('is not offered for more orders than can be changed at once', async () => {
    fakeApi({ ...many, 'GET /api/orders': () => ({ body: aPage([first, third], { total: 10_001 }) }) });
    renderAdmin('/admin/orders');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('To select all found, narrow the list to 10,000 or fewer.')).toBeVisible();
  });
});
