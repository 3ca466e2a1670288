import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  refusal,
  renderAdmin,
  signedIn,
} from '../../testing/index.js';
import type { Order } from '../order.js';

const order = anOrder(1);
const stale = () => refusal(409, 'STALE_VERSION', 'This order was changed meanwhile');

beforeEach(() => signedIn());
afterEach(() => session.clear());

/** Opens the details of an order of the API. */
async function open(shown: Order = order, more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/admin/me': () => ({ body: admin }),
    'GET /api/orders': () => ({ body: aPage([shown]) }),
    'GET /api/orders/*': () => ({ body: toDetail(shown) }),
    'GET /api/admin/audit': () => ({ body: decryptedAt() }),
    ...more,
  });
  renderAdmin(`/admin/orders?order=${shown.id}`);
  await screen.findByRole('heading', { name: 'Request' });
  return api;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

it('shows product, prices and notes of the request', async () => {
  await open({
    ...order,
    originalPrice: 490,
    couponCode: 'ATELIER1',
    couponDiscount: 49,
    productPrice: 441,
    status: 'confirmed',
    notes: 'Bitte vormittags anrufen',
    adminNotes: 'Called',
  });
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(fact('Product')).toHaveTextContent('Prestige Edition');
  expect(fact('Type')).toHaveTextContent('Subscription · monthly');
  expect(fact('Original price')).toHaveTextContent('€490.00');
  expect(fact('Coupon')).toHaveTextContent('ATELIER1 (−€49.00)');
  expect(fact('Price')).toHaveTextContent('€441.00');
  expect(fact('Received')).toHaveTextContent(/^Nov 21, 2026/);
  expect(fact('Customer notes')).toHaveTextContent('Bitte vormittags anrufen');
  expect(screen.getByLabelText('Status')).toHaveValue('confirmed');
  expect(screen.getByLabelText('Admin notes')).toHaveValue('Called');
});

it('shows all nine fields of a decrypted customer', async () => {
  const customer = {
    companyName: 'Juwelier Beispiel GmbH',
    fullName: 'Dr. Erika Musterfrau',
    email: 'erika@beispiel.example',
    telephone: '+49 89 1234567',
    street: 'Graben 1',
    city: 'München',
    postalCode: '80331',
    federalState: 'Bayern',
    country: 'Germany',
  };
  await open(order, {
    'GET /api/orders/admin/*/decrypt-customer': () => ({ body: { decryptedCustomerInfo: customer } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Decrypt customer data' }));
  await screen.findByText(customer.telephone);
  for (const value of Object.values(customer))
    expect(screen.getAllByText((text) => text.includes(value)).length).toBeGreaterThan(0);
});

it('sends only what was changed, with the version that was read', async () => {
  const saved = {
    ...order,
    productPrice: 450.5,
    version: 2,
    priceHistory: [{ changedAt: '2026-11-21T09:00:00Z', oldPrice: 490, newPrice: 450.5, changedBy: admin.email }],
  };
  const api = await open(order, { 'PUT /api/orders/*': () => ({ body: saved }) });
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  type('Price', '450.50');
  await save();
  expect(await screen.findByText('Order #00000001 was saved.')).toBeInTheDocument();
  expect(api.asked('PUT /api/orders/*')[0]?.body).toEqual({ productPrice: 450.5, version: 1 });
  expect(within(screen.getByRole('region', { name: 'Price history table' })).getByText('€450.50')).toBeVisible();
});

it('shows the status of a subscription, and renews it', async () => {
  const ended: Order = { ...order, status: 'confirmed', subscriptionStatus: 'pending_renewal' };
  const api = await open(ended, {
    'PUT /api/orders/*': () => ({ body: { ...ended, subscriptionStatus: 'active', version: 2 } }),
  });
  const subscription = screen.getByLabelText('Subscription');
  expect(subscription).toHaveDisplayValue('Pending renewal');
  expect([...subscription.children].map(({ textContent }) => textContent)).toEqual([
    'Active',
    'Pending renewal',
    'Expired',
  ]);
  await userEvent.selectOptions(subscription, 'Active');
  await save();
  await waitFor(() =>
    expect(api.asked('PUT /api/orders/*')[0]?.body).toEqual({ subscriptionStatus: 'active', version: 1 }),
  );
});

it.each(['12,50', '12.50'])(
  'reads %s as twelve and a half euros, whatever the language of the browser',
  async (typed) => {
    const api = await open(order, {
      'PUT /api/orders/*': () => ({ body: { ...order, productPrice: 12.5, version: 2 } }),
    });
    const price = screen.getByLabelText<HTMLInputElement>('Price');
    await userEvent.clear(price);
    await userEvent.type(price, typed);
    expect(price).toHaveValue(typed);
    await save();
    await waitFor(() => expect(api.asked('PUT /api/orders/*')[0]?.body).toEqual({ productPrice: 12.5, version: 1 }));
    await waitFor(() => expect(price).toHaveValue('12.50'));
  },
);

it('refuses an ambiguous, negative or missing price, and one with more than two decimals', async () => {
  await open();
  for (const [price, message] of [
    ['-1', 'Price cannot be negative'],
    ['0.005', 'Amounts have at most two decimals'],
    ['1.250', /^This could mean two amounts\./],
    ['1,250', /^This could mean two amounts\./],
    ['a lot', 'This value must be a number'],
    ['', 'This value must be a number'],
  ] as const) {
    type('Price', price);
    fireEvent.blur(screen.getByLabelText('Price'));
    expect(await screen.findByText(message)).toBeVisible();
  }
});

it('locks the price of a completed order, and while completing it', async () => {
  const api = await open(order, {
    'PUT /api/orders/*': () => ({ body: { ...order, status: 'completed', version: 2 } }),
  });
  expect(screen.getByLabelText('Price')).toBeEnabled();
  type('Price', 'not even a price');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Completed');
  expect(screen.getByLabelText('Price')).toBeDisabled();
  expect(screen.getByText('The price of a completed order cannot be changed')).toBeVisible();
  await save();
  await waitFor(() => expect(api.asked('PUT /api/orders/*')[0]?.body).toEqual({ status: 'completed', version: 1 }));
});

describe('an order changed by somebody else meanwhile', () => {
  const change = async (theirs: Partial<Order>) => {
    const api = await open(order, {
      'PUT /api/orders/*': ({ body }) =>
        (body as Order).version === 2 ? { body: { ...order, ...theirs, ...(body as object), version: 3 } } : stale(),
    });
    type('Admin notes', 'Mine');
    api.handlers['GET /api/orders/*'] = () => ({ body: toDetail(anOrder(1, { ...theirs, version: 2 })) });
    await save();
    return api;
  };

  it('keeps the status of the other person and saves own notes', async () => {
    const api = await change({ status: 'confirmed' });
    expect(await screen.findByText(/^Order #00000001 was saved\. .* was kept: Status\.$/)).toBeInTheDocument();
    expect(api.asked('PUT /api/orders/*').map(({ body }) => body)).toEqual([
      { adminNotes: 'Mine', version: 1 },
      { adminNotes: 'Mine', version: 2 },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue('confirmed'));
  });

  it('asks which of two notes to keep', async () => {
    const api = await change({ adminNotes: 'Theirs' });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'This order was changed meanwhile' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Stored now.*Theirs/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save these' }));
    await waitFor(() => expect(screen.getByLabelText('Admin notes')).toHaveValue('Theirs'));
    expect(api.asked('PUT /api/orders/*').at(-1)?.body).toEqual({ version: 2 });
  });

  it('keeps the form unchanged when the question is left', async () => {
    await change({ adminNotes: 'Theirs' });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'This order was changed meanwhile' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
    expect(screen.getByLabelText('Admin notes')).toHaveValue('Mine');
  });
});

it('keeps what was typed when saving fails', async () => {
  await open(order, { 'PUT /api/orders/*': () => refusal(500, 'INTERNAL', 'Something went wrong') });
  type('Admin notes', 'Mine');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByLabelText('Admin notes')).toHaveValue('Mine');
});

it('asks before changes are discarded', async () => {
  await open();
  type('Admin notes', 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Admin notes')).toHaveValue('Mine');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/admin/orders'));
});

it('says which data is hidden, decrypts it on demand and hides it again', async () => {
  const api = await open(order, {
    'GET /api/orders/admin/*/decrypt-customer': () => refusal(500, 'INTERNAL', 'The key is missing'),
  });
  expect(screen.getByText('erika@example.com')).toBeVisible();
  expect(screen.getByText(/^Telephone and address are sealed\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Decrypt customer data' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to decrypt customer data');
  expect(alert).toHaveTextContent('The key is missing');

  api.handlers['GET /api/orders/admin/*/decrypt-customer'] = () => ({
    body: { decryptedCustomerInfo: { fullName: 'Erika Musterfrau', telephone: '+49 89 1234567' } },
  });
  api.handlers['GET /api/admin/audit'] = () => ({ body: decryptedAt('2026-11-21T10:00:00Z', '2026-11-20T09:00:00Z') });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('+49 89 1234567')).toBeVisible();
  expect(await screen.findByText(/^Decrypted 2 times, last Nov 21/)).toBeVisible();
  expect(api.asked('GET /api/admin/audit').at(-1)?.params.get('subject')).toBe(order.id);
  await userEvent.click(screen.getByRole('button', { name: 'Hide customer data' }));
  expect(screen.queryByText('+49 89 1234567')).toBeNull();
});

it('says so when the answer has no customer', async () => {
  await open(order, { 'GET /api/orders/admin/*/decrypt-customer': () => ({ body: {} }) });
  await userEvent.click(screen.getByRole('button', { name: 'Decrypt customer data' }));
  expect(await screen.findByText('Unable to decrypt customer information')).toBeVisible();
});

it('does not offer to decrypt an erased customer', async () => {
  await open(anOrder(2, { erasedAt: '2026-11-20T09:00:00Z' }));
  expect(screen.getByText(/^Erased on Nov 20, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decrypt customer data' })).toBeNull();
});

it('shows who set which status, latest first', async () => {
  await open(
    anOrder(3, {
      statusHistory: [
        { changedAt: '2026-11-20T09:00:00Z', changedBy: 'a@vitrine.example', from: 'pending', to: 'confirmed' },
        { changedAt: '2026-11-21T09:00:00Z', changedBy: 'b@vitrine.example', from: 'confirmed', to: 'completed' },
      ],
    }),
  );
  const rows = within(screen.getByRole('region', { name: 'Status history table' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/b@vitrine\.example.*Confirmed.*Completed/);
  expect(rows[2]).toHaveTextContent(/a@vitrine\.example.*Pending.*Confirmed/);
});

it('sends the confirmation again', async () => {
  const api = await open(order, {
    'POST /api/orders/*/resend-confirmation': () => ({ status: 202, body: { status: 'pending' } }),
  });
  expect(screen.getByText(/^Sent Nov 21, 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The confirmation will be sent again.')).toBeInTheDocument();
  expect(api.asked('POST /api/orders/*/resend-confirmation')).toHaveLength(1);
});

it('says so when there is no such order', async () => {
  fakeApi({
    'GET /api/admin/me': () => ({ body: admin }),
    'GET /api/orders': () => ({ body: aPage([]) }),
    'GET /api/orders/*': () => refusal(404, 'NOT_FOUND', 'Order not found'),
  });
  renderAdmin('/admin/orders?order=unknown');
  expect(await screen.findByRole('alert')).toHaveTextContent('Order not found');
});

it('links from one order of a request for several to the others', async () => {
  const first = anOrder(1, { requestGroup: anOrder(1).id });
  const second = anOrder(2, {
    requestGroup: first.id,
    productName: 'Leather case',
    orderType: 'accessory',
    subscriptionType: null,
  });
  const ways = ({ id, status, productName, orderType, subscriptionType, productPrice }: Order) => [
    { id, status, productName, orderType, subscriptionType, productPrice },
  ];
  await open(first, {
    [`GET /api/orders/${first.id}`]: () => ({ body: toDetail(first, ways(second)) }),
    [`GET /api/orders/${second.id}`]: () => ({ body: toDetail(second, ways(first)) }),
  });
  const together = within(screen.getByRole('region', { name: 'Requested together, #00000001' }));
  expect(together.getByRole('listitem')).toHaveTextContent('Accessory, €490.00, Pending');
  await userEvent.click(together.getByRole('link', { name: '#00000002 Leather case' }));
  expect(await screen.findByRole('dialog', { name: 'Order #00000002' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '#00000001 Prestige Edition' })).toBeVisible();
});

it('says that the other orders of a request were deleted', async () => {
  await open({ ...order, requestGroup: order.id });
  expect(screen.getByText('The other orders of this request have been deleted.')).toBeVisible();
});

it('shows no other orders for an order that was requested alone', async () => {
  await open();
  expect(screen.queryByRole('region', { name: /Requested together/ })).toBeNull();
});

it('shows the requested design, on a clickable phone', async () => {
  const configuration = {
    house: 'Juwelier Brandt',
    primary: '#5a1f33',
    accent: '#d3a58b',
    pattern: 'scales',
    typeface: 'editorial',
  } as const;
  await open({ ...order, configuration });
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(fact('House')).toHaveTextContent('Juwelier Brandt');
  expect(fact('Main colour')).toHaveTextContent('#5A1F33');
  expect(fact('Guilloché')).toHaveTextContent('Écailles');
  expect(fact('Typefaces')).toHaveTextContent('Editorial');
  await userEvent.click(await screen.findByRole('button', { name: 'Wish list' }));
  expect(screen.getByText('Your wish list')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in the live preview' })).toHaveAttribute(
    'href',
    '/configure#house=Juwelier%20Brandt&pattern=scales&typeface=editorial&primary=5a1f33&accent=d3a58b',
  );
});
