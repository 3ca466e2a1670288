import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, fakeApi, heldAnswer, noAnswer, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { Coupon } from './coupon.js';

const aCoupon = (n: number, changes: Partial<Coupon> = {}): Coupon => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  code: `ATELIER${n}`,
  name: 'Atelier',
  description: 'Zum Auftakt.',
  discountType: 'percentage',
  discountValue: 10,
  minimumOrderAmount: 500,
  maximumDiscount: 200,
  usageLimit: 100,
  userUsageLimit: 1,
  usageCount: 3,
  pendingUses: 0,
  validFrom: '2026-01-01',
  validUntil: '2999-12-31',
  isActive: true,
  applicableProducts: [],
  applicableCategories: [],
  version: 1,
  createdAt: `2026-11-0${n}T08:12:00.000Z`,
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
const running = aCoupon(1);
const over = aCoupon(2, { code: 'SOMMER', name: 'Sommerfest', validUntil: '2026-02-01', isActive: false });
const coming = aCoupon(3, { code: 'ZUKUNFT', validFrom: '2999-01-01' });

const LIST = 'GET /api/coupons/admin';
const CREATE = 'POST /api/coupons/admin';
const PUT = 'PUT /api/coupons/admin/*';
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  [LIST]: () => ({ body: [running, over, coming] }),
  'GET /api/products': () => ({ body: [{ id: 'p1', name: 'Prestige Edition' }] }),
  'GET /api/accessories/admin/all': () => ({ body: [{ id: 'a1', name: 'Leather case' }] }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const card = async (code: string) => within(await screen.findByRole('article', { name: code }));
const names = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

const openForm = async () => {
  renderAdmin('/admin/coupons');
  await userEvent.click(await screen.findByRole('link', { name: 'Create Coupon' }));
  return within(await screen.findByRole('dialog', { name: 'Create Coupon' }));
};
type Scope = Awaited<ReturnType<typeof openForm>>;
const send = (dialog: Scope) => userEvent.click(dialog.getByRole('button', { name: 'Create Coupon' }));
const fill = (dialog: Scope, label: string, text: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });

it('says that it is checking the session', async () => {
  const held = heldAnswer<{ body: typeof admin }>();
  fakeApi({ ...answers, 'GET /api/admin/me': held.answer });
  renderAdmin('/admin/coupons');
  expect(await screen.findByText('Checking authentication...')).toBeVisible();
  held.give({ body: admin });
  expect(await card('ATELIER1')).toBeDefined();
});

it('redirects to the sign-in without a session', async () => {
  session.clear();
  fakeApi(answers);
  renderAdmin('/admin/coupons');
  await waitFor(() => expect(address()).toBe('/admin/login'));
});

it('shows each coupon with its discount and whether it may be used', async () => {
  fakeApi(answers);
  renderAdmin('/admin/coupons');
  const first = await card('ATELIER1');
  expect(first.getByText('10% off, at most €200.00')).toBeVisible();
  expect(first.getByText('Active')).toBeVisible();
  expect(first.queryByText(/EXPIRED|NOT YET VALID/)).toBeNull();
  expect((await card('SOMMER')).getByText('EXPIRED')).toBeVisible();
  expect((await card('SOMMER')).getByText('Inactive')).toBeVisible();
  expect((await card('ZUKUNFT')).getByText('NOT YET VALID')).toBeVisible();
  expect(names()).toEqual(['ZUKUNFT', 'SOMMER', 'ATELIER1']);
});

it('searches code, name and description, and filters by status', async () => {
  fakeApi(answers);
  const user = userEvent.setup();
  renderAdmin('/admin/coupons');
  await card('ATELIER1');
  const search = screen.getByRole('searchbox', { name: 'Search coupons' });
  await user.type(search, 'sommerfest');
  await waitFor(() => expect(names()).toEqual(['SOMMER']));
  await user.clear(search);
  await waitFor(() => expect(names()).toHaveLength(3));
  const filter = screen.getByRole('combobox', { name: 'Filter by status' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All statuses', 'Active', 'Inactive']);
  await user.selectOptions(filter, 'Inactive');
  await waitFor(() => expect(names()).toEqual(['SOMMER']));
  await user.selectOptions(filter, 'Active');
  await waitFor(() => expect(names()).toEqual(['ZUKUNFT', 'ATELIER1']));
  expect(address()).toBe('/admin/coupons?status=active');
});

it('says why the coupons could not be loaded, and retries', async () => {
  const api = fakeApi({ ...answers, [LIST]: () => refusal(503, 'UNAVAILABLE', 'Please try again later') });
  renderAdmin('/admin/coupons');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading coupons: Please try again later');
  api.handlers[LIST] = answers[LIST];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('ATELIER1')).toBeDefined();
});

it('a new coupon starts today, without a minimum, once for each customer', async () => {
  fakeApi(answers);
  const dialog = await openForm();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
  expect(dialog.getByLabelText('Valid from')).toHaveValue(today);
  expect(dialog.getByLabelText('Minimum order amount')).toHaveValue('0.00');
  expect(dialog.getByLabelText('Usage limit per customer')).toHaveValue(1);
  expect(dialog.getByLabelText('Total usage limit')).toHaveAttribute('min', '1');
});

it('offers a maximum only for a percentage, and a step for each kind of discount', async () => {
  fakeApi(answers);
  const dialog = await openForm();
  expect(dialog.getByLabelText('Maximum discount')).toBeVisible();
  expect(dialog.getByLabelText('Discount value')).toHaveAttribute('step', '1');
  await userEvent.selectOptions(dialog.getByLabelText('Discount type'), 'Fixed amount');
  expect(dialog.queryByLabelText('Maximum discount')).toBeNull();
  expect(dialog.getByLabelText('Discount value')).toHaveAttribute('step', '0.01');
});

it.each([
  ['Coupon code', '', 'Coupon code is required'],
  ['Name', '', 'Coupon name is required'],
  ['Discount value', '0', 'Discount value must be greater than 0'],
  ['Discount value', '', 'Discount value must be greater than 0'],
  ['Discount value', '101', 'Percentage discount cannot exceed 100%'],
  ['Minimum order amount', '-1', 'Minimum order amount cannot be negative'],
  ['Maximum discount', '0', 'Maximum discount must be greater than 0'],
  ['Total usage limit', '0', 'Usage limit must be greater than 0'],
  ['Usage limit per customer', '0', 'User usage limit must be greater than 0'],
  ['Valid from', '', 'Valid from is required'],
])('%s with “%s”: %s', async (label, text, message) => {
  const api = fakeApi(answers);
  const dialog = await openForm();
  fill(dialog, label, text);
  await send(dialog);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(api.asked(CREATE)).toEqual([]);
});

it('creates a coupon with the code in capitals, amounts with a comma, and chosen products and categories', async () => {
  const api = fakeApi({
    ...answers,
    [CREATE]: ({ body }) => ({ status: 201, body: { ...aCoupon(9), ...(body as object) } }),
  });
  const dialog = await openForm();
  fill(dialog, 'Coupon code', 'neu10');
  expect(dialog.getByLabelText('Coupon code')).toHaveValue('NEU10');
  fill(dialog, 'Name', 'Neu');
  fill(dialog, 'Discount value', '10');
  fill(dialog, 'Maximum discount', '99,50');
  fill(dialog, 'Valid from', '2026-11-01');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Leather case/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Subscriptions' }));
  await send(dialog);
  expect(await screen.findByText('Coupon “NEU10” was created.')).toBeInTheDocument();
  expect(api.asked(CREATE)[0]?.body).toEqual({
    code: 'NEU10',
    name: 'Neu',
    description: '',
    discountType: 'percentage',
    discountValue: 10,
    minimumOrderAmount: 0,
    maximumDiscount: 99.5,
    usageLimit: null,
    userUsageLimit: 1,
    validFrom: '2026-11-01',
    validUntil: null,
    isActive: true,
    applicableProducts: ['a1'],
    applicableCategories: ['subscription'],
  });
  expect(await card('NEU10')).toBeDefined();
  expect(address()).toBe('/admin/coupons');
});

it('shows on its field that the code exists already', async () => {
  fakeApi({ ...answers, [CREATE]: () => refusal(409, 'COUPON_CODE_EXISTS', 'Coupon code already exists') });
  const dialog = await openForm();
  fill(dialog, 'Coupon code', 'atelier1');
  fill(dialog, 'Name', 'Noch einer');
  fill(dialog, 'Discount value', '10');
  await send(dialog);
  expect(await dialog.findByText('Coupon code already exists')).toBeVisible();
  expect(dialog.getByLabelText('Coupon code')).toHaveAccessibleDescription('Coupon code already exists');
  expect(dialog.getByLabelText('Name')).toHaveValue('Noch einer');
});

it('changes a coupon and keeps stored times whose day was not changed', async () => {
  const timed = aCoupon(1, { validFrom: '2026-01-01T09:30:00.000Z' });
  const api = fakeApi({
    ...answers,
    [LIST]: () => ({ body: [timed] }),
    [PUT]: ({ body }) => ({ body: { ...timed, ...(body as object), version: 2 } }),
  });
  renderAdmin('/admin/coupons');
  await userEvent.click((await card('ATELIER1')).getByRole('link', { name: 'Edit ATELIER1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Coupon ATELIER1' }));
  await userEvent.selectOptions(dialog.getByLabelText('Discount type'), 'Fixed amount');
  fill(dialog, 'Discount value', '49.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Coupon' }));
  expect(await screen.findByText('Coupon “ATELIER1” was saved.')).toBeInTheDocument();
  expect(api.asked(PUT)[0]?.body).toEqual({
    discountType: 'fixed',
    discountValue: 49.5,
    maximumDiscount: null,
    version: 1,
  });
  expect((await card('ATELIER1')).getByText('€49.50 off')).toBeVisible();
});

it('shows a toggle at once, and rolls it back when it fails', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  const api = fakeApi({ ...answers, 'PATCH /api/coupons/admin/*/toggle': held.answer });
  renderAdmin('/admin/coupons');
  const first = await card('ATELIER1');
  await userEvent.click(first.getByRole('button', { name: 'Deactivate ATELIER1' }));
  expect(await first.findByText('Inactive')).toBeVisible();
  held.give(refusal(503, 'UNAVAILABLE', 'Please try again later'));
  expect(await first.findByRole('alert')).toHaveTextContent(
    'Coupon ATELIER1 could not be changed. Please try again later',
  );
  expect(first.getByText('Active')).toBeVisible();
  api.handlers['PATCH /api/coupons/admin/*/toggle'] = () => ({ body: { ...running, isActive: false, version: 2 } });
  await userEvent.click(first.getByRole('button', { name: 'Try again' }));
  expect(await first.findByRole('button', { name: 'Activate ATELIER1' })).toBeVisible();
});

it('asks before it deletes, and shows a failure in the dialog', async () => {
  const api = fakeApi({ ...answers, 'DELETE /api/coupons/admin/*': noAnswer });
  renderAdmin('/admin/coupons');
  await userEvent.click((await card('SOMMER')).getByRole('button', { name: 'Delete SOMMER' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Coupon SOMMER' }));
  expect(
    dialog.getByText('Are you sure you want to delete this coupon? This action cannot be undone.'),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete coupon');
  api.handlers['DELETE /api/coupons/admin/*'] = () => ({ status: 204 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Coupon SOMMER was deleted.')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['ZUKUNFT', 'ATELIER1']));
});

it('shows the uses of a coupon, newest first, and their totals', async () => {
  const usage = (n: number, customerEmail: string) => ({
    customerEmail,
    orderId: `0199a1b2-0000-7000-8000-0000a000000${n}`,
    orderAmount: 489.1,
    discountAmount: 48.91,
    usedAt: `2026-11-2${n}T08:12:00.000Z`,
  });
  fakeApi({
    ...answers,
    'GET /api/coupons/admin/*/usage': () => ({ body: [usage(2, 'erika@example.com'), usage(1, '')] }),
  });
  renderAdmin('/admin/coupons');
  await userEvent.click((await card('ATELIER1')).getByRole('link', { name: 'Usage of ATELIER1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Usage of ATELIER1' }));
  expect(await dialog.findByText('erika@example.com')).toBeInTheDocument();
  const total = (name: string) => dialog.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(total('Total uses')).toHaveTextContent('2');
  expect(total('Order volume')).toHaveTextContent('€978.20');
  expect(total('Discount given')).toHaveTextContent('€97.82');
  const rows = dialog.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['erika@example.com', 'Erased']);
  expect(dialog.getByRole('link', { name: '#a0000002' })).toHaveAttribute(
    'href',
    '/admin/orders?order=0199a1b2-0000-7000-8000-0000a0000002',
  );
});

it('says where only the newest uses of a coupon are listed', async () => {
  const uses = Array.from({ length: 1000 }, (_, n) => ({
    customerEmail: '',
    orderId: `0199a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`,
    orderAmount: 10,
    discountAmount: 1,
    usedAt: '2026-11-22T08:12:00.000Z',
  }));
  fakeApi({
    ...answers,
    [LIST]: () => ({ body: [aCoupon(1, { usageCount: 1204 })] }),
    'GET /api/coupons/admin/*/usage': () => ({ body: uses }),
  });
  renderAdmin('/admin/coupons');
  await userEvent.click((await card('ATELIER1')).getByRole('link', { name: 'Usage of ATELIER1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Usage of ATELIER1' }));
  expect(await dialog.findByText(/^The newest 1,000 uses are listed/)).toBeVisible();
  expect(dialog.getByText('Total uses', { selector: 'dt' }).nextElementSibling).toHaveTextContent('1,204');
});

it('shows a coupon that is used up by old pending requests, and gives their uses back', async () => {
  const usedUp = aCoupon(4, { usageLimit: 3, pendingUses: 2 });
  const give = 'POST /api/coupons/admin/*/give-back-pending';
  const free = { ...usedUp, usageCount: 1, pendingUses: 0, version: 2 };
  let coupons = [running, usedUp];
  const api = fakeApi({
    ...answers,
    [LIST]: () => ({ body: coupons }),
    [give]: () => {
      coupons = [running, free];
      return { body: free };
    },
  });
  renderAdmin('/admin/coupons');
  const one = await card('ATELIER4');
  expect(one.getByText('2 uses are held by requests that have been pending for more than a day')).toBeVisible();
  await userEvent.click(one.getByRole('button', { name: 'Give back ATELIER4' }));
  await waitFor(() => expect(one.getByText(/Used 1 of 3 times/)).toBeVisible());
  expect(one.queryByText(/are held by requests/)).toBeNull();
  expect(api.asked(give)).toHaveLength(1);
  const other = await card('ATELIER1');
  expect(other.queryByRole('button', { name: /Give back/ })).toBeNull();
});
