import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import type { DeletedOrder, DeletedRequest, TrashEntry } from '../shared/trash/index.js';
import { admin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';

const entry = (n: number, changes: Partial<TrashEntry>): TrashEntry => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  kind: 'stores',
  name: 'Maison Rosenhag',
  deletedAt: '2026-11-21T08:12:00.000Z',
  deletedBy: 'anna@vitrine.example',
  removedAt: '2026-12-21T08:12:00.000Z',
  ...changes,
});
const store = entry(1, {});
const coupon = entry(2, { kind: 'coupons', name: 'SOMMER', deletedBy: null });
const LIST = 'GET /api/admin/trash';
const ORDERS = 'GET /api/orders/admin/deleted';
const order: DeletedOrder = {
  id: '0199a1b2-0000-7000-8000-00000000beef',
  productName: 'Signature',
  deletedAt: '2026-11-22T08:12:00.000Z',
  deletedBy: 'anna@vitrine.example',
  removedAt: '2026-12-22T08:12:00.000Z',
};
const CONTACTS = 'GET /api/contacts/admin/deleted';
const DEMONSTRATIONS = 'GET /api/demonstrations/admin/deleted';
const request: DeletedRequest = {
  id: '0199a1b2-0000-7000-8000-00000000cafe',
  createdAt: '2026-11-19T08:12:00.000Z',
  deletedAt: '2026-11-23T08:12:00.000Z',
  deletedBy: 'anna@vitrine.example',
  removedAt: '2026-12-23T08:12:00.000Z',
};
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  [LIST]: () => ({ body: [store, coupon] }),
  [ORDERS]: () => ({ body: [] }),
  [CONTACTS]: () => ({ body: [] }),
  [DEMONSTRATIONS]: () => ({ body: [] }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

it('lists what was deleted by kind, with author and time', async () => {
  fakeApi(answers);
  renderAdmin('/admin/trash');
  const first = await row('Rosenhag');
  for (const text of ['Store', 'anna@vitrine.example', 'Dec 21, 2026']) expect(first.getByText(text)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Filter by kind'), 'Coupon');
  expect(screen.queryByRole('row', { name: /Rosenhag/ })).toBeNull();
  expect((await row('SOMMER')).getByText('Coupon')).toBeVisible();
});

it('restores an entry, or says why not', async () => {
  const RESTORE = `POST /api/admin/trash/${coupon.id}/restore`;
  const api = fakeApi({ ...answers, [RESTORE]: () => refusal(409, 'CONFLICT', 'Another entry has its code by now') });
  renderAdmin('/admin/trash');
  await userEvent.click((await row('SOMMER')).getByRole('button', { name: 'Restore SOMMER' }));
  expect(
    await screen.findByText('Coupon “SOMMER” could not be restored. Another entry has its code by now'),
  ).toBeInTheDocument();

  api.handlers[RESTORE] = () => ({ body: coupon });
  api.handlers[LIST] = () => ({ body: [store] });
  await userEvent.click((await row('SOMMER')).getByRole('button', { name: 'Restore SOMMER' }));
  expect(await screen.findByText('Coupon “SOMMER” was restored.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /SOMMER/ })).toBeNull());
  expect(await row('Rosenhag')).toBeDefined();
});

it('has deleted orders, too, which are restored, and removed by their time alone', async () => {
  const api = fakeApi({
    ...answers,
    [ORDERS]: () => ({ body: [order] }),
    [`POST /api/orders/${order.id}/restore`]: () => refusal(409, 'COUPON_INVALID', 'This coupon is used up'),
  });
  renderAdmin('/admin/trash');
  const its = await row('beef');
  expect(its.getByText('Order')).toBeVisible();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('#0000beef Signature');
  expect(its.queryByRole('button', { name: /^Delete for good/ })).toBeNull();
  await userEvent.click(its.getByRole('button', { name: 'Restore #0000beef Signature' }));
  expect(
    await screen.findByText('Order #0000beef Signature could not be restored. This coupon is used up'),
  ).toBeInTheDocument();

  api.handlers[`POST /api/orders/${order.id}/restore`] = () => ({ body: {} });
  api.handlers[ORDERS] = () => ({ body: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore #0000beef Signature' }));
  expect(await screen.findByText('Order #0000beef Signature was restored.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /beef/ })).toBeNull());
});

it.each([
  ['Contact request', CONTACTS, 'contacts', '/api/contacts/admin'],
  ['Request for a demonstration', DEMONSTRATIONS, 'demonstrations', '/api/demonstrations/admin'],
])('has each deleted %s, too, without a name, and restores it', async (title, list, kind, path) => {
  const api = fakeApi({
    ...answers,
    [list]: () => ({ body: [request] }),
    [`POST ${path}/${request.id}/restore`]: () => refusal(404, 'NOT_FOUND', 'Not found'),
  });
  renderAdmin(`/admin/trash?kind=${kind}`);
  const its = await row('cafe');
  expect(its.getByText(title)).toBeVisible();
  expect(screen.queryByRole('row', { name: /Rosenhag/ })).toBeNull();
  expect(its.queryByRole('button', { name: /^Delete for good/ })).toBeNull();
  const restore = 'Restore #0000cafe of Nov 19, 2026';
  await userEvent.click(its.getByRole('button', { name: restore }));
  expect(
    await screen.findByText(`${title} #0000cafe of Nov 19, 2026 could not be restored. Not found`),
  ).toBeInTheDocument();

  api.handlers[`POST ${path}/${request.id}/restore`] = () => ({ body: {} });
  api.handlers[list] = () => ({ body: [] });
  await userEvent.click(await screen.findByRole('button', { name: restore }));
  expect(await screen.findByText(`${title} #0000cafe of Nov 19, 2026 was restored.`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /cafe/ })).toBeNull());
});

it('shows deleted requests without a way back to who may only read them, and asks nobody else for them', async () => {
  const without = (...gone: string[]) => ({
    body: { ...admin, permissions: admin.permissions.filter((name) => !gone.includes(name)) },
  });
  const api = fakeApi({
    ...answers,
    [CONTACTS]: () => ({ body: [request] }),
    'GET /api/admin/me': () => without('contacts:write'),
  });
  const { unmount } = renderAdmin('/admin/trash');
  expect((await row('cafe')).queryByRole('button')).toBeNull();
  unmount();
  api.handlers['GET /api/admin/me'] = () => without('contacts:write', 'contacts:read');
  const before = api.asked(CONTACTS).length;
  renderAdmin('/admin/trash');
  expect(await row('Rosenhag')).toBeDefined();
  expect(api.asked(CONTACTS)).toHaveLength(before);
});

it('asks for deleted orders only where one may read orders', async () => {
  const permissions = admin.permissions.filter((name) => name !== 'orders:read');
  const api = fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: { ...admin, permissions } }) });
  renderAdmin('/admin/trash');
  expect(await row('Rosenhag')).toBeDefined();
  expect(api.asked(ORDERS)).toHaveLength(0);
});

it('deletes an entry for good after a question', async () => {
  const api = fakeApi({ ...answers, 'DELETE /api/admin/trash/*': () => ({ status: 204 }) });
  renderAdmin('/admin/trash');
  await userEvent.click((await row('Rosenhag')).getByRole('button', { name: 'Delete for good Maison Rosenhag' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Maison Rosenhag for good' }));
  expect(dialog.getByText(/This action cannot be undone\./)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Store “Maison Rosenhag” was deleted for good.')).toBeInTheDocument();
  expect(api.asked(`DELETE /api/admin/trash/${store.id}`)).toHaveLength(1);
});

it('offers only what somebody may do', async () => {
  const permissions = admin.permissions.filter((name) => name !== 'coupons:write');
  fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: { ...admin, permissions } }) });
  renderAdmin('/admin/trash');
  expect((await row('Rosenhag')).getAllByRole('button')).toHaveLength(2);
  expect((await row('SOMMER')).queryByRole('button')).toBeNull();
});

it('says that there is nothing', async () => {
  fakeApi({ ...answers, [LIST]: () => ({ body: [] }) });
  renderAdmin('/admin/trash');
  expect(await screen.findByText('The trash is empty')).toBeVisible();
});
