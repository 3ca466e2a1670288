import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, aProduct, fakeApi, refusal, renderStorefront } from '../testing/index.js';

const product = aProduct();
const path = `/product/${product.id}`;

afterEach(() => localStorage.clear());

it('offers the way on only once an option is chosen, and saves the selection for the order page', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path);
  const user = userEvent.setup();
  const monthly = await screen.findByRole('radio', { name: /Monthly subscription/ });
  expect(monthly).not.toBeChecked();
  expect(screen.queryByRole('button', { name: /Proceed/ })).toBeNull();
  await user.click(monthly);
  await user.click(screen.getByRole('button', { name: /Proceed/ }));
  expect(address()).toBe('/order');
  expect(JSON.parse(localStorage.getItem('selectedOrderData') ?? '')).toEqual({
    productId: product.id,
    productName: 'Signature',
    orderType: 'subscription',
    subscriptionType: 'monthly',
    price: 290,
  });
});

it('saves a one-time purchase without a subscription', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path, 'de');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /Einmaliger Kauf/ }));
  await user.click(screen.getByRole('button', { name: 'Weiter zur Bestellanfrage' }));
  expect(JSON.parse(localStorage.getItem('selectedOrderData') ?? '')).toEqual({
    productId: product.id,
    productName: 'Signature',
    orderType: 'product',
    price: 8900,
  });
});

it('leaves out an option that has no price', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: aProduct({ price: null }) }) });
  renderStorefront(path);
  await screen.findByRole('radio', { name: /Monthly subscription/ });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

it('remembers the product as the one viewed last', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path);
  await screen.findByRole('heading', { level: 1, name: 'Signature' });
  expect(localStorage.getItem('recentProductId')).toBe(product.id);
});

it('shows one picture at a time, chosen by its dot', async () => {
  const images = ['/uploads/a.webp', '/uploads/b.webp'];
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: aProduct({ images }) }) });
  renderStorefront(path);
  const gallery = await screen.findByRole('group', { name: 'Pictures of Signature' });
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(gallery.querySelector('img')).toHaveAttribute('src', '/uploads/b.webp');
});

it.each([
  ['en', 'Product not found', "The product you're looking for doesn't exist.", 'Back to products'],
  ['de', 'Produkt nicht gefunden', 'Das gesuchte Produkt gibt es nicht.', 'Zurück zur Kollektion'],
] as const)('says in %s that there is no such product', async (language, title, text, back) => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => refusal(404, 'NOT_FOUND', 'Product not found') });
  renderStorefront(path, language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/products');
});
