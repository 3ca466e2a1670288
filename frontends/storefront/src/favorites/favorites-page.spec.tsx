import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAccessory, aProduct, fakeApi, refusal, renderStorefront } from '../testing/index.js';

const product = aProduct({ name: 'Atelier' });
const accessory = anAccessory();
const catalogue = {
  'GET /api/products': () => ({ body: [product] }),
  'GET /api/accessories': () => ({ body: [accessory] }),
};
const save = (...favorites: unknown[]) => localStorage.setItem('favorites', JSON.stringify(favorites));

beforeEach(() => localStorage.clear());

it('shows each favourite with its prices and a link to its page', async () => {
  save({ type: 'product', id: product.id }, { type: 'accessory', id: accessory.id });
  fakeApi(catalogue);
  renderStorefront('/favorites');
  expect(await screen.findByRole('link', { name: 'Atelier' })).toHaveAttribute('href', `/product/${product.id}`);
  expect(screen.getByRole('link', { name: 'Fountain pen' })).toHaveAttribute('href', `/accessory/${accessory.id}`);
  expect(screen.getByText('2 favourites')).toBeVisible();
  const card = screen.getByRole('link', { name: 'Atelier' }).closest('li');
  expect(card).toHaveTextContent('One-time purchase€8,900 plus VAT');
  expect(card).toHaveTextContent('Subscription€290 per month plus VAT');
});

it('counts the favourites in the bar, and offers to request each one, to compare and to ask', async () => {
  save({ type: 'product', id: product.id }, { type: 'accessory', id: accessory.id });
  fakeApi(catalogue);
  renderStorefront('/favorites');
  expect(await screen.findByRole('link', { name: 'Request this one: Atelier' })).toHaveAttribute(
    'href',
    `/buy/${product.id}`,
  );
  expect(screen.getByRole('link', { name: 'Request this one: Fountain pen' })).toHaveAttribute(
    'href',
    `/buy/accessory/${accessory.id}`,
  );
  const next = within(screen.getByRole('region', { name: 'The next step' }));
  expect(next.getByRole('link', { name: 'Compare the editions' })).toHaveAttribute('href', '/compare');
  expect(next.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Favourites 2' })).toHaveAttribute('href', '/favorites');
});

it('loads only the lists it needs', async () => {
  save({ type: 'accessory', id: accessory.id });
  const api = fakeApi(catalogue);
  renderStorefront('/favorites');
  await screen.findByRole('link', { name: 'Fountain pen' });
  expect(api.asked('GET /api/products')).toHaveLength(0);
});

it('removes a favourite, shows that, and undoes it', async () => {
  save({ type: 'product', id: product.id });
  fakeApi(catalogue);
  renderStorefront('/favorites');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Remove Atelier' }));
  expect(screen.getByText(/Atelier has been removed/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(localStorage.getItem('favorites')).toBe('[]');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Atelier' })).toBeVisible();
});

it.each(['nonsense', '{"a":1}', '["7"]'])('resets the invalid stored value %s', async (broken) => {
  localStorage.setItem('favorites', broken);
  fakeApi({});
  renderStorefront('/favorites', 'de');
  expect(await screen.findByRole('heading', { name: 'Noch keine Favoriten.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Kollektion' })).toHaveAttribute('href', '/products');
  expect(localStorage.getItem('favorites')).toBeNull();
});

it('offers one product of each edition as a start, and adds the chosen one', async () => {
  const classics = ['Classic', 'Classic Atelier'].map((name, index) => aProduct({ id: `classic-${index}`, name }));
  const prestige = aProduct({ id: 'prestige', name: 'Prestige' });
  fakeApi({ ...catalogue, 'GET /api/products': () => ({ body: [...classics, prestige] }) });
  renderStorefront('/favorites');
  const examples = within(await screen.findByRole('list', { name: 'A good place to start' }));
  expect(examples.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Classic', 'Prestige']);
  await userEvent.click(examples.getByRole('button', { name: 'Add Prestige to your favourites' }));
  expect(await screen.findByText('Prestige is now among your favourites.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(localStorage.getItem('favorites')).toBe('[{"type":"product","id":"prestige"}]');
});

it('shows what is no longer sold, so that it can be removed', async () => {
  save({ type: 'product', id: 'gone' });
  fakeApi(catalogue);
  renderStorefront('/favorites');
  expect(await screen.findByRole('heading', { name: 'No longer available' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove No longer available' }));
  expect(localStorage.getItem('favorites')).toBe('[]');
});

it('shows a failure in place of the list and retries on request', async () => {
  save({ type: 'product', id: product.id });
  const api = fakeApi({ 'GET /api/products': () => refusal(500, 'INTERNAL', 'Internal error') });
  renderStorefront('/favorites');
  expect(await screen.findByText('Your favourites could not be loaded.')).toBeVisible();
  api.handlers['GET /api/products'] = catalogue['GET /api/products'];
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Atelier' })).toBeVisible();
});
