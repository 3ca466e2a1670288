import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, anOrder, aPage, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';

const view = (changes: object = {}) => ({
  id: '0199a1b2-0000-7000-8000-000000000777',
  list: 'orders',
  name: 'Pending for Vienna',
  query: 'search=wien&status=pending',
  shared: false,
  savedBy: 'Clara Vogt',
  editable: true,
  version: 1,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: aPage([anOrder(1)]) }),
  'GET /api/admin/views': () => ({ body: [view(), view({ id: '2', list: 'stores', name: 'Shops' })] }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
};

it('links to the views of this list only', async () => {
  fakeApi(answers);
  renderAdmin('/admin/orders?page=2');
  const views = await open();
  await userEvent.click(await views.findByRole('link', { name: 'Pending for Vienna' }));
  expect(address()).toBe('/admin/orders?search=wien&status=pending');
  expect(views.queryByText('Shops')).toBeNull();
});

it('saves what the list shows, and keeps what was typed when that fails', async () => {
  const api = fakeApi({
    ...answers,
    'POST /api/admin/views': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin/orders?status=confirmed&page=2');
  await userEvent.click((await open()).getByRole('button', { name: 'Save this view …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Confirmed');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Show it to all who may open this list' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please try again later');
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Confirmed');
  api.handlers['POST /api/admin/views'] = () => ({ status: 201, body: view({ name: 'Confirmed' }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('View “Confirmed” was saved.')).toBeInTheDocument();
  expect(api.asked('POST /api/admin/views').at(-1)?.body).toMatchObject({
    list: 'orders',
    name: 'Confirmed',
    query: 'status=confirmed',
    shared: true,
  });
});

it('deletes a view at once, and undoes it', async () => {
  const api = fakeApi({
    ...answers,
    'DELETE /api/admin/views/*': () => ({ status: 204 }),
    'POST /api/admin/views': () => ({ status: 201, body: view() }),
  });
  renderAdmin('/admin/orders');
  const views = await open();
  await userEvent.click(await views.findByRole('button', { name: 'Delete view Pending for Vienna' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('View “Pending for Vienna” was restored.')).toBeInTheDocument();
  await waitFor(() =>
    expect(api.asked('POST /api/admin/views').at(-1)?.body).toEqual({
      list: 'orders',
      name: 'Pending for Vienna',
      query: 'search=wien&status=pending',
      shared: false,
    }),
  );
});

it('does not offer to change a view that somebody else shares', async () => {
  fakeApi({ ...answers, 'GET /api/admin/views': () => ({ body: [view({ shared: true, editable: false })] }) });
  renderAdmin('/admin/orders');
  const views = await open();
  expect(await views.findByText('Shared by Clara Vogt')).toBeVisible();
  expect(views.queryByRole('button', { name: /view Pending for Vienna/ })).toBeNull();
});
