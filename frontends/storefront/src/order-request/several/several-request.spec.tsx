import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAccessory, aProduct, fakeApi, fillOrder, refusal, renderStorefront } from '../../testing/index.js';
import { orderDraft } from '../form/order-draft.js';

const signature = aProduct();
const prestige = aProduct({ id: '0197a000-0000-7000-8000-000000000002', name: 'Prestige', price: 12_000 });
const pen = anAccessory();
const placed = (n: number, changes: object) => ({
  id: `0197b111-2222-7333-8444-5555000000${n}${n}`,
  status: 'pending',
  couponCode: null,
  couponDiscount: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...changes,
});
const orders = [
  placed(11, {
    productName: 'Signature',
    orderType: 'subscription',
    subscriptionType: 'monthly',
    originalPrice: 290,
    productPrice: 290,
  }),
  placed(22, {
    productName: 'Fountain pen',
    orderType: 'accessory',
    subscriptionType: null,
    originalPrice: 420,
    productPrice: 420,
  }),
];

const api = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/products': () => ({ body: [signature, prestige] }),
    'GET /api/accessories': () => ({ body: [pen] }),
    'POST /api/orders': () => ({ status: 201, body: { requestGroup: orders[0]?.id, orders } }),
    ...handlers,
  });
const save = (...favorites: object[]) => localStorage.setItem('favorites', JSON.stringify(favorites));
const product = ({ id }: { id: string }) => ({ type: 'product', id });
const accessory = ({ id }: { id: string }) => ({ type: 'accessory', id });
const summary = async () => within(await screen.findByRole('complementary', { name: 'Your selection' }));
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send request' }));

beforeEach(() => {
  orderDraft.clear();
  localStorage.clear();
});

it('requests every favourite on its chosen plan with one form, and shows all of them at the end', async () => {
  save(product(signature), accessory(pen));
  const asked = api();
  renderStorefront('/buy/favorites');
  const shown = await summary();
  expect(shown.getByText('2 items in this request')).toBeVisible();
  expect(shown.getByText('Total').parentElement).toHaveTextContent('€9,320');
  await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Plan for Signature' }), 'monthly');
  expect(shown.getByText('One-time total').parentElement).toHaveTextContent('€420');
  expect(shown.getByText('Total per month').parentElement).toHaveTextContent('€290');
  await fillOrder(userEvent.setup());
  await send();

  expect(await screen.findByText('Thank you for your request.')).toBeInTheDocument();
  const [call] = asked.asked('POST /api/orders');
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  const body = call?.body as Record<string, unknown>;
  expect(body['items']).toEqual([
    { productId: signature.id, orderType: 'subscription', subscriptionType: 'monthly' },
    { productId: pen.id, orderType: 'accessory' },
  ]);
  expect(body).not.toHaveProperty('productId');
  expect(body).not.toHaveProperty('orderType');
  expect(screen.getByText('#00001111')).toBeInTheDocument();
  expect(screen.getByText('Signature').parentElement).toHaveTextContent('Subscription, €290 per month');
  expect(screen.getByText('Fountain pen').parentElement).toHaveTextContent('€420');
  expect(screen.getByText('One-time total').parentElement).toHaveTextContent('€420');
});

it('requests the items in its address instead of the favourites', async () => {
  save(product(signature));
  api();
  renderStorefront(`/buy/favorites#list=p.${prestige.id},a.${pen.id}`);
  const shown = await summary();
  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Prestige',
    'Fountain pen',
  ]);
});

it('removes an item and adds it again; the last one stays, and is requested like a single item', async () => {
  save(product(signature), product(prestige));
  const asked = api({ 'POST /api/orders': () => ({ status: 201, body: orders[0] }) });
  renderStorefront('/buy/favorites');
  const shown = await summary();
  await userEvent.click(shown.getByRole('button', { name: 'Remove Signature' }));
  expect(shown.getByText('One item in this request')).toHaveFocus();
  expect(shown.queryByRole('button', { name: 'Remove Prestige' })).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Add Signature' }));
  expect(shown.getByText('2 items in this request')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Remove Signature' }));
  await fillOrder(userEvent.setup());
  await send();
  await waitFor(() => expect(asked.asked('POST /api/orders')).toHaveLength(1));
  expect(asked.asked('POST /api/orders')[0]?.body).toMatchObject({ productId: prestige.id, orderType: 'product' });
  expect(asked.asked('POST /api/orders')[0]?.body).not.toHaveProperty('items');
});

it('accepts ten items at most, says so, and lists those left out', async () => {
  const many = Array.from({ length: 12 }, (_, n) => aProduct({ id: `many-${n}`, name: `Edition ${n}` }));
  save(...many.map(product));
  api({ 'GET /api/products': () => ({ body: many }) });
  renderStorefront('/buy/favorites');
  const shown = await summary();
  expect(shown.getByText('10 items in this request')).toBeVisible();
  expect(shown.getByText('One request takes at most 10 items. Remove one to add another.')).toBeVisible();
  expect(shown.getByRole('button', { name: 'Add Edition 10' })).toBeDisabled();
  await userEvent.click(shown.getByRole('button', { name: 'Remove Edition 0' }));
  await userEvent.click(shown.getByRole('button', { name: 'Add Edition 11' }));
  expect(shown.getByRole('combobox', { name: 'Plan for Edition 11' })).toBeVisible();
});

it('lists what cannot be requested at present, and mentions what was removed', async () => {
  const soldOut = anAccessory({ id: 'sold-out', name: 'Watch roll', stock: 0 });
  save(product(signature), accessory(soldOut), { type: 'product', id: 'gone' });
  api({ 'GET /api/accessories': () => ({ body: [soldOut] }) });
  renderStorefront('/buy/favorites');
  const shown = await summary();
  expect(shown.getByText('Not available at the moment, and therefore not included: Watch roll.')).toBeVisible();
  expect(shown.getByText('What is no longer in our catalogue is not included.')).toBeVisible();
});

it('shows to which item a coupon applies, and validates only until one is found', async () => {
  save(product(signature), accessory(pen), product(prestige));
  const asked = api({
    'POST /api/coupons/validate': ({ body }) =>
      (body as { productId: string }).productId === pen.id
        ? { body: { valid: true, coupon: { code: 'PENS10', name: 'Pens' }, discountAmount: 42 } }
        : { body: { valid: false, error: 'Coupon is not applicable to this product' } },
  });
  renderStorefront('/buy/favorites');
  const shown = await summary();
  await userEvent.type(shown.getByLabelText('Coupon code'), 'pens10');
  await userEvent.click(shown.getByRole('button', { name: 'Apply' }));
  expect(await shown.findByText('The coupon applies to Fountain pen.')).toBeVisible();
  expect(shown.getByText('Total').parentElement).toHaveTextContent('€21,278');
  expect(asked.asked('POST /api/coupons/validate')).toHaveLength(2);
});

it('names the item for which the request was refused, and keeps the input', async () => {
  save(product(signature), accessory(pen));
  const refused = refusal(409, 'OUT_OF_STOCK', 'Accessory is out of stock');
  api({
    'POST /api/orders': () => ({
      ...refused,
      body: {
        ...(refused.body as object),
        fields: [{ field: 'items.1.productId', message: 'Accessory is out of stock' }],
      },
    }),
  });
  renderStorefront('/buy/favorites');
  await summary();
  await fillOrder(userEvent.setup());
  await send();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Fountain pen: Accessory is out of stock');
  expect(screen.getByLabelText('Full name')).toHaveValue('Erika Musterfrau');
});

it('links back if there is nothing to request', async () => {
  api();
  renderStorefront('/buy/favorites', 'de');
  expect(await screen.findByRole('heading', { name: 'Noch ist nichts ausgewählt.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu Ihren Favoriten' })).toHaveAttribute('href', '/favorites');
});

it('shows a failed read and retries on request', async () => {
  save(product(signature), product(prestige));
  const asked = api({ 'GET /api/products': () => refusal(500, 'INTERNAL', 'Internal error') });
  renderStorefront('/buy/favorites');
  await screen.findByText('Your selection cannot be loaded at the moment.');
  asked.handlers['GET /api/products'] = () => ({ body: [signature, prestige] });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await summary()).getByText('2 items in this request')).toBeVisible();
});
