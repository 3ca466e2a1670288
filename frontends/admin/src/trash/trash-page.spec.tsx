import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import type { TrashEntry } from '../shared/trash/index.js';
import { admin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';

const entry = (n: number, changes: Partial<TrashEntry>): TrashEntry => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  kind: 'stores',
  recordId: null,
  name: 'Maison Rosenhag',
  deletedAt: '2026-11-21T08:12:00.000Z',
  deletedBy: 'anna@vitrine.example',
  removedAt: '2026-12-21T08:12:00.000Z',
  ...changes,
});
const store = entry(1, {});
const coupon = entry(2, { kind: 'coupons', name: 'SOMMER', deletedBy: null });
const LIST = 'GET /api/admin/trash';
const order = entry(3, {
  id: '0199a1b2-0000-7000-8000-00000000beef',
  kind: 'orders',
  name: '#0000beef Signature',
  deletedAt: '2026-11-22T08:12:00.000Z',
});
const page =
  (entries: readonly TrashEntry[], changes: object = {}) =>
  () => ({
    body: {
      entries,
      total: entries.length,
      page: 1,
      limit: 20,
      next: null,
      asOf: '2026-11-23T08:00:00.000Z',
      ...changes,
    },
  });
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  [LIST]: page([store, coupon]),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

it('lists deleted entries by kind, with author and time', async () => {
  const api = fakeApi(answers);
  renderAdmin('/admin/trash');
  const first = await row('Rosenhag');
  for (const text of ['Store', 'anna@vitrine.example', 'Dec 21, 2026']) expect(first.getByText(text)).toBeVisible();
  api.handlers[LIST] = page([coupon]);
  await userEvent.selectOptions(screen.getByLabelText('Filter by kind'), 'Coupon');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Rosenhag/ })).toBeNull());
  expect((await row('SOMMER')).getByText('Coupon')).toBeVisible();
  expect(api.asked(LIST).at(-1)?.params.get('kind')).toBe('coupons');
});

it('paginates', async () => {
  fakeApi({ ...answers, [LIST]: page([store, coupon], { total: 1204 }) });
  renderAdmin('/admin/trash');
  await row('Rosenhag');
  expect(screen.getByRole('link', { name: /^(Page )?61$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('page=61'),
  );
});

it('restores the selected entries, and lists those that could not be', async () => {
  const api = fakeApi({
    ...answers,
    [LIST]: page([order, store, coupon]),
    [`POST /api/admin/trash/${coupon.id}/restore`]: () => refusal(409, 'CONFLICT', 'Another entry has its code by now'),
    [`POST /api/admin/trash/${store.id}/restore`]: () => ({ body: store }),
    [`POST /api/orders/${order.id}/restore`]: () => ({ body: {} }),
  });
  renderAdmin('/admin/trash');
  await row('SOMMER');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: 'Restore' }),
  );
  expect(await screen.findByText('2 entries were restored.')).toBeInTheDocument();
  expect(screen.getByText('Coupon “SOMMER” could not be restored. Another entry has its code by now')).toBeVisible();
  expect(api.asked(`POST /api/orders/${order.id}/restore`)).toHaveLength(1);
});

it('restores all entries found, on every page, but not those deleted since', async () => {
  const later = entry(4, { name: 'Später', deletedAt: '2026-11-23T08:00:00.001Z' });
  const api = fakeApi({
    ...answers,
    [LIST]: page([store, coupon], { total: 3 }),
    'POST /api/admin/trash/*/restore': () => ({ body: store }),
    'POST /api/orders/*/restore': () => ({ body: {} }),
  });
  renderAdmin('/admin/trash?search=a');
  await row('SOMMER');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3 found' }));
  api.handlers[LIST] = ({ params }) =>
    params.get('cursor') === 'more' ? page([order])() : page([later, store, coupon], { next: 'more' })();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: 'Restore' }),
  );
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('3 entries were restored.')).toBeInTheDocument();
  expect(api.asked(`POST /api/admin/trash/${later.id}/restore`)).toHaveLength(0);
  expect(api.asked(`POST /api/orders/${order.id}/restore`)).toHaveLength(1);
  const batches = api.asked(LIST).filter(({ params }) => params.get('limit') === '100');
  expect(batches.map(({ params }) => params.get('search'))).toEqual(['a', 'a']);
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
  api.handlers[LIST] = page([store]);
  await userEvent.click((await row('SOMMER')).getByRole('button', { name: 'Restore SOMMER' }));
  expect(await screen.findByText('Coupon “SOMMER” was restored.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /SOMMER/ })).toBeNull());
  expect(await row('Rosenhag')).toBeDefined();
});

it('lists deleted orders, too, which can be restored, but not deleted for good', async () => {
  const api = fakeApi({
    ...answers,
    [LIST]: page([order, store, coupon]),
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
  api.handlers[LIST] = page([store, coupon]);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore #0000beef Signature' }));
  expect(await screen.findByText('Order #0000beef Signature was restored.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /beef/ })).toBeNull());
});

it.each([
  ['Contact request', 'contacts', '/api/contacts/admin'],
  ['Request for a demonstration', 'demonstrations', '/api/demonstrations/admin'],
] as const)('has each deleted %s, too, without a name, and restores it', async (title, kind, path) => {
  const request = entry(5, { id: '0199a1b2-0000-7000-8000-00000000cafe', kind, name: '#0000cafe of 2026-11-19' });
  const api = fakeApi({
    ...answers,
    [LIST]: page([request]),
    [`POST ${path}/${request.id}/restore`]: () => ({ body: {} }),
  });
  renderAdmin('/admin/trash');
  const its = await row('cafe');
  expect(its.getByText(title)).toBeVisible();
  expect(its.queryByRole('button', { name: /^Delete for good/ })).toBeNull();
  api.handlers[LIST] = page([]);
  await userEvent.click(its.getByRole('button', { name: 'Restore #0000cafe of 2026-11-19' }));
  expect(await screen.findByText(`${title} #0000cafe of 2026-11-19 was restored.`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /cafe/ })).toBeNull());
});

it.each([
  ['order_notes', '/api/orders', 'Note on order #0000cafe of 2026-11-19'],
  ['contact_notes', '/api/contacts/admin', 'Note on contact request #0000cafe of 2026-11-19'],
  ['demonstration_notes', '/api/demonstrations/admin', 'Note on request for a demonstration #0000cafe of 2026-11-19'],
] as const)('lists %s, which are restored to their record', async (kind, path, said) => {
  const note = entry(6, { kind, recordId: '7', name: '#0000cafe of 2026-11-19' });
  const RESTORE = `POST ${path}/7/notes/${note.id}/restore`;
  const api = fakeApi({ ...answers, [LIST]: page([note]), [RESTORE]: () => ({ body: {} }) });
  renderAdmin('/admin/trash');
  await userEvent.click((await row('cafe')).getByRole('button', { name: 'Restore #0000cafe of 2026-11-19' }));
  expect(await screen.findByText(`${said} was restored.`)).toBeInTheDocument();
  expect(api.asked(RESTORE)).toHaveLength(1);
});

it('lists files, which are restored to the library', async () => {
  const file = entry(7, { kind: 'media_files', name: 'ring.png' });
  const RESTORE = `POST /api/admin/media-files/${file.id}/restore`;
  const api = fakeApi({ ...answers, [LIST]: page([file]), [RESTORE]: () => ({ body: {} }) });
  renderAdmin('/admin/trash');
  const its = await row('ring');
  expect(its.queryByRole('button', { name: /^Delete for good/ })).toBeNull();
  await userEvent.click(its.getByRole('button', { name: 'Restore ring.png' }));
  expect(await screen.findByText('File “ring.png” was restored.')).toBeInTheDocument();
  expect(api.asked(RESTORE)).toHaveLength(1);
});

it('shows deleted requests without Restore to people who may only read them', async () => {
  const permissions = admin.permissions.filter((name) => name !== 'contacts:write');
  fakeApi({
    'GET /api/admin/me': () => ({ body: { ...admin, permissions } }),
    [LIST]: page([entry(5, { kind: 'contacts', name: '#0000cafe of 2026-11-19' })]),
  });
  renderAdmin('/admin/trash');
  expect((await row('cafe')).queryByRole('button')).toBeNull();
});

it('deletes an entry for good after a confirmation', async () => {
  const api = fakeApi({ ...answers, 'DELETE /api/admin/trash/*': () => ({ status: 204 }) });
  renderAdmin('/admin/trash');
  await userEvent.click((await row('Rosenhag')).getByRole('button', { name: 'Delete for good Maison Rosenhag' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Maison Rosenhag for good' }));
  expect(dialog.getByText(/This action cannot be undone\./)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Store “Maison Rosenhag” was deleted for good.')).toBeInTheDocument();
  expect(api.asked(`DELETE /api/admin/trash/${store.id}`)).toHaveLength(1);
});

it('offers only permitted actions', async () => {
  const permissions = admin.permissions.filter((name) => name !== 'coupons:write');
  fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: { ...admin, permissions } }) });
  renderAdmin('/admin/trash');
  expect((await row('Rosenhag')).getAllByRole('button')).toHaveLength(2);
  expect((await row('SOMMER')).queryByRole('button')).toBeNull();
});

it('offers no selection to people who may restore nothing', async () => {
  const permissions = admin.permissions.filter((name) => !/:(write|delete)$/.test(name));
  fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: { ...admin, permissions } }) });
  renderAdmin('/admin/trash');
  await row('Rosenhag');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says that the trash is empty', async () => {
  fakeApi({ ...answers, [LIST]: page([]) });
  renderAdmin('/admin/trash');
  expect(await screen.findByText('The trash is empty')).toBeVisible();
});
