import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, anAccessory, fakeApi, refusal, renderStorefront } from '../testing/index.js';

const catalogue = () => ({
  body: [
    anAccessory({ id: '1', name: 'Pen', features: ['Nib', 'Cap', 'Converter', 'Box'] }),
    anAccessory({ id: '2', name: 'Belt', category: 'belt', isInStock: false }),
    anAccessory({ id: '3', name: 'Wallet', category: 'wallet', brand: 'Rosenhag', stock: 0 }),
  ],
});

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('li');
  if (!item) throw new Error(`${name} is on no card`);
  return within(item);
};

it('lists two features of an accessory and counts the others', async () => {
  fakeApi({ 'GET /api/accessories': catalogue });
  renderStorefront('/accessories');
  const pen = await card('Pen');
  expect(pen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Nib', 'Cap', '+2 more']);
  expect(screen.getByRole('link', { name: 'Pen' })).toHaveAttribute('href', '/accessory/1');
});

it('shows which accessories can be ordered', async () => {
  fakeApi({ 'GET /api/accessories': catalogue });
  renderStorefront('/accessories', 'de');
  expect((await card('Pen')).getByText('Auf Lager')).toBeVisible();
  expect((await card('Belt')).getByText('Ausverkauft')).toBeVisible();
  expect((await card('Wallet')).getByText('Ausverkauft')).toBeVisible();
});

it('keeps category and search in the address', async () => {
  fakeApi({ 'GET /api/accessories': catalogue });
  renderStorefront('/accessories');
  await card('Pen');
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Wallets' }));
  expect(address()).toBe('/accessories?category=wallet');
  expect(screen.queryByRole('link', { name: 'Pen' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search accessories' }), 'ROSEN');
  expect(address()).toBe('/accessories?category=wallet&search=ROSEN');
  expect(screen.getByText('One accessory')).toBeVisible();
});

it('opens with the filter of the address, and shows everything again on request', async () => {
  fakeApi({ 'GET /api/accessories': catalogue });
  renderStorefront('/accessories?category=pen&search=zzz');
  expect(await screen.findByText('No accessories found.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Reset filters' }));
  expect(address()).toBe('/accessories');
  expect(await screen.findByText('3 accessories')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it.each([500, 404])('shows a failure (%d) in place of the list and retries on request', async (status) => {
  const api = fakeApi({ 'GET /api/accessories': () => refusal(status, 'INTERNAL', 'Internal error') });
  renderStorefront('/accessories');
  expect(await screen.findByText('Error loading accessories. Please try again.')).toBeVisible();
  api.handlers['GET /api/accessories'] = catalogue;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Pen' })).toBeVisible();
});
