import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { aProduct, fakeApi, noAnswer, renderInAdmin, signedIn } from '../../testing/index.js';
import { ProductTable } from './product-table.js';

const other = aProduct({ id: '0199a1b2-0000-7000-8000-000000000002', name: 'Classic', image: null, images: [] });
const both = { 'GET /api/products': () => ({ body: [aProduct(), other] }) };

beforeEach(() => signedIn());
afterEach(() => session.clear());

it('shows every product, read with the token, with the ways to edit it', async () => {
  const api = fakeApi(both);
  renderInAdmin(<ProductTable />);
  expect(screen.getByText('Loading products...')).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Prestige/ }));
  expect(row.getByText('Die Edition.')).toBeVisible();
  expect(row.getByRole('link', { name: 'Edit Prestige' })).toHaveAttribute(
    'href',
    `/admin/product/${aProduct().id}/edit`,
  );
  expect(api.asked('GET /api/products')[0]?.headers.get('Authorization')).toBe(`Bearer ${session.token()}`);
});

it('asks before it deletes, and tells a failure', async () => {
  const api = fakeApi({ ...both, 'DELETE /api/products/*': noAnswer });
  renderInAdmin(<ProductTable />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Classic' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Classic' }));
  expect(dialog.getByText(/^Are you sure you want to delete this product\?/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete product');
  api.handlers['DELETE /api/products/*'] = () => ({ status: 204 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Product “Classic” was deleted.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Classic/ })).toBeNull());
});

it('says that there are none, and tells a failed load', async () => {
  const api = fakeApi({ 'GET /api/products': noAnswer });
  renderInAdmin(<ProductTable />);
  expect(await screen.findByText('Error loading products.')).toBeVisible();
  api.handlers['GET /api/products'] = () => ({ body: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No products yet')).toBeVisible();
});

it('finds, orders and narrows them by what lacks English', async () => {
  const complete = aProduct({
    id: '0199a1b2-0000-7000-8000-000000000003',
    name: 'Atelier',
    subtitle: null,
    price: 20000,
    features: [],
    colors: [],
    translations: { en: { name: 'Atelier', description: 'The edition.' } },
  });
  fakeApi({ 'GET /api/products': () => ({ body: [aProduct(), complete] }) });
  renderInAdmin(<ProductTable />);
  const names = () => screen.getAllByRole('link', { name: /^Edit/ }).map(({ textContent }) => textContent);
  expect(within(await screen.findByRole('row', { name: /Prestige/ })).getByText('3 missing')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Once' }));
  expect(names()).toEqual(['Edit Atelier', 'Edit Prestige']);
  await userEvent.selectOptions(screen.getByLabelText('Filter by English texts'), 'English missing');
  expect(names()).toEqual(['Edit Prestige']);
  await userEvent.type(screen.getByLabelText('Search products'), 'nothing');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all products' }));
  expect(names()).toHaveLength(2);
});

it('does not count what the library of features has in English', async () => {
  const feature = (id: string | null) => ({ id, title: 'Wunschliste', description: null, image: null, screen: null });
  const product = aProduct({
    subtitle: null,
    colors: [],
    features: ['Wunschliste', 'Gravur'],
    featureDetails: [feature('0199a1b2-0000-7000-8000-000000000009'), feature(null)],
    translations: { en: { name: 'Prestige', description: 'The edition.' } },
  });
  fakeApi({ 'GET /api/products': () => ({ body: [product] }) });
  renderInAdmin(<ProductTable />);
  expect(await screen.findByText('1 missing')).toBeVisible();
});

it('leads to a new product with all that another has', async () => {
  fakeApi(both);
  renderInAdmin(<ProductTable />);
  expect(await screen.findByRole('link', { name: 'Duplicate Prestige' })).toHaveAttribute(
    'href',
    `/admin/add-product?copy=${aProduct().id}`,
  );
});

it('deletes all selected products after a question', async () => {
  const api = fakeApi({ ...both, 'DELETE /api/products/*': () => ({ status: 204 }) });
  renderInAdmin(<ProductTable />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 products' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 products deleted.')).toBeInTheDocument();
  expect(api.asked('DELETE /api/products/*')).toHaveLength(2);
});
