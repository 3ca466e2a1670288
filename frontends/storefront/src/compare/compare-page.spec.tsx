import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, aProduct, fakeApi, refusal, renderStorefront } from '../testing/index.js';

const classic = aProduct({ id: '1', name: 'Atelier', features: ['Catalogue'], enhancedServicePrice: null });
const prestige = aProduct({ id: '2', name: 'Manufacture', price: null, features: ['Catalogue', 'Concierge'] });
const catalogue = () => ({ body: [classic, prestige] });

beforeEach(() => localStorage.clear());

const getCells = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

it('shows the products side by side, with a row for each feature', async () => {
  fakeApi({ 'GET /api/products': catalogue });
  renderStorefront('/compare');
  expect(await getCells('Catalogue')).toEqual(['Included', 'Included']);
  expect(await getCells('Concierge')).toEqual(['–Not included', 'Included']);
  expect(await getCells('Enhanced service')).toEqual(['–Not offered', '€390 per month plus VAT']);
  expect(screen.getByRole('link', { name: 'Manufacture' })).toHaveAttribute('href', '/product/2');
});

it.each([
  ['Atelier', { productId: '1', productName: 'Atelier', orderType: 'product', price: 8900 }],
  [
    'Manufacture',
    { productId: '2', productName: 'Manufacture', orderType: 'subscription', subscriptionType: 'monthly', price: 290 },
  ],
])('saves %s as the selection and opens the order page', async (name, selection) => {
  fakeApi({ 'GET /api/products': catalogue, 'GET /api/products/*': () => ({ body: classic }) });
  renderStorefront('/compare');
  await userEvent.click(await screen.findByRole('button', { name: `Request ${name}` }));
  expect(address()).toBe('/order');
  expect(JSON.parse(localStorage.getItem('selectedOrderData') ?? '')).toEqual(selection);
});

it('hides the identical rows, keeps that in the address, and shows all rows again', async () => {
  fakeApi({ 'GET /api/products': catalogue });
  renderStorefront('/compare');
  const only = await screen.findByRole('switch', { name: 'Show differences only' });
  expect(await getCells('Catalogue')).toHaveLength(2);
  await userEvent.click(only);
  expect(address()).toBe('/compare?rows=differences');
  expect(screen.queryByRole('rowheader', { name: 'Catalogue' })).toBeNull();
  expect(await getCells('Concierge')).toHaveLength(2);
  expect(screen.getByText('2 identical rows hidden')).toBeVisible();
  await userEvent.click(only);
  expect(address()).toBe('/compare');
  expect(await getCells('Catalogue')).toHaveLength(2);
});

it('opens with differences only when the address says so', async () => {
  fakeApi({ 'GET /api/products': catalogue });
  renderStorefront('/compare?rows=differences', 'de');
  expect(await screen.findByRole('switch', { name: 'Nur Unterschiede zeigen' })).toBeChecked();
  expect(screen.queryByRole('rowheader', { name: 'Catalogue' })).toBeNull();
});

it('explains the enhanced service', async () => {
  fakeApi({ 'GET /api/products': catalogue });
  renderStorefront('/compare');
  expect(await screen.findByText(/In place of the subscription/)).toBeVisible();
});

it.each([
  ['en', 'No Products Available.'],
  ['de', 'Keine Editionen verfügbar.'],
] as const)('shows in %s that there is nothing to compare', async (language, sentence) => {
  fakeApi({ 'GET /api/products': () => ({ body: [] }) });
  renderStorefront('/compare', language);
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
});

it('shows a failure in place of the table and retries on request', async () => {
  const api = fakeApi({ 'GET /api/products': () => refusal(500, 'INTERNAL', 'Internal error') });
  renderStorefront('/compare');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  api.handlers['GET /api/products'] = catalogue;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Atelier' })).toBeVisible();
});
