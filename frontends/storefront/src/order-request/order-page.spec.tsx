import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, aProduct, fakeApi, fillOrder, heldAnswer, refusal, renderStorefront } from '../testing/index.js';
import { orderDraft } from './form/order-draft.js';

const product = aProduct();
const placed = {
  id: '0197b111-2222-7333-8444-55559f3a12c7',
  productName: 'Signature',
  orderType: 'product',
  subscriptionType: null,
  productPrice: 8900,
};

const api = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/products': () => ({ body: [product] }),
    [`GET /api/products/${product.id}`]: () => ({ body: product }),
    ...handlers,
  });

const select = (selection: object) => localStorage.setItem('selectedOrderData', JSON.stringify(selection));
const purchase = { productId: product.id, productName: 'Signature', orderType: 'product', price: 8900 };
const subscription = { ...purchase, orderType: 'subscription', subscriptionType: 'monthly', price: 290 };

beforeEach(() => {
  orderDraft.clear();
  localStorage.clear();
});

it('redirects a visitor without a selection to the products and explains why', async () => {
  api();
  renderStorefront('/order');
  expect(await screen.findByText('No order data found')).toBeVisible();
  expect(screen.getByText('Please select a product first')).toBeVisible();
  expect(address()).toBe('/products');
});

it.each(['{"productId":', '"text"', '{"productId":"1"}', JSON.stringify({ ...purchase, orderType: 'gift' })])(
  'resets an invalid selection: %s',
  async (text) => {
    localStorage.setItem('selectedOrderData', text);
    api();
    renderStorefront('/order');
    expect(await screen.findByText('No order data found')).toBeVisible();
    expect(localStorage.getItem('selectedOrderData')).toBeNull();
  },
);

it.each([
  [purchase, 'Complete Your Purchase', 'Complete Purchase', '€8,900'],
  [subscription, 'Complete Your Subscription', 'Start Subscription', '€290'],
] as const)('opens with the saved selection', async (selection, title, submit, price) => {
  select(selection);
  api();
  renderStorefront('/order');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByRole('button', { name: submit })).toBeEnabled();
  expect(screen.getByRole('radio', { checked: true }).closest('label')).toHaveTextContent(price);
  expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
});

it('shows failure and success in the page, and removes the selection afterwards', async () => {
  select(purchase);
  const asked = api({ 'POST /api/orders': () => refusal(503, 'UNAVAILABLE', 'Service unavailable') });
  renderStorefront('/order');
  const user = userEvent.setup();
  await screen.findByLabelText('Full name');
  await fillOrder(user);
  await user.click(screen.getByRole('button', { name: 'Complete Purchase' }));
  expect(
    await screen.findByText('Failed to submit order. Please try again. What you typed is still here.'),
  ).toBeVisible();
  asked.handlers['POST /api/orders'] = () => ({ status: 201, body: placed });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Order submitted successfully! We will contact you soon.')).toBeVisible();
  expect(localStorage.getItem('selectedOrderData')).toBeNull();
  expect(address()).toBe('/order');
});

it('shows the confirmation again after a reload', async () => {
  api();
  renderStorefront('/order', 'en', { usr: { placedOrder: { ...placed, originalPrice: 8900 } } });
  expect(await screen.findByText('#9f3a12c7')).toBeVisible();
  expect(address()).toBe('/order');
});

it('ignores an invalid stored confirmation', async () => {
  api();
  renderStorefront('/order', 'en', { usr: { placedOrder: { id: 7 } } });
  expect(await screen.findByText('No order data found')).toBeVisible();
});

it('shows that it is validating a coupon, and when the validation failed', async () => {
  select(purchase);
  const held = heldAnswer<ReturnType<typeof refusal>>();
  api({ 'POST /api/coupons/validate': held.answer });
  renderStorefront('/order');
  const user = userEvent.setup();
  const box = await screen.findByLabelText('Coupon code');
  await user.type(box, 'atelier10');
  expect(box).toHaveValue('atelier10');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Validating...' })).toBeDisabled();
  held.give(refusal(500, 'INTERNAL', 'Internal error'));
  expect(await screen.findByText('Error validating coupon')).toBeVisible();
});
