import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { aProduct, fakeApi, getText, noAnswer, renderInAdmin, signedIn } from '../../testing/index.js';
import { ProductTable } from './product-table.js';

const other = aProduct({ id: '0199a1b2-0000-7000-8000-000000000002', name: 'Classic', image: null, images: [] });
const both = { 'GET /api/products': () => ({ body: [aProduct(), other] }) };

beforeEach(() => signedIn());
afterEach(() => session.clear());

it('shows every product, read with the token, with links to edit it', async () => {
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

it('asks before it deletes, and shows a failure', async () => {
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

it('says that there are none, and shows a failed load', async () => {
  const api = fakeApi({ 'GET /api/products': noAnswer });
  renderInAdmin(<ProductTable />);
  expect(await screen.findByText('Error loading products.')).toBeVisible();
  api.handlers['GET /api/products'] = () => ({ body: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No products yet')).toBeVisible();
});

it('searches, sorts and filters them by missing English', async () => {
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

it('does not count library features that have English', async () => {
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

it('links to a new product that copies another', async () => {
  fakeApi(both);
  renderInAdmin(<ProductTable />);
  expect(await screen.findByRole('link', { name: 'Duplicate Prestige' })).toHaveAttribute(
    'href',
    `/admin/add-product?copy=${aProduct().id}`,
  );
});

it('deletes all selected products after a confirmation', async () => {
  const api = fakeApi({ ...both, 'DELETE /api/products/*': () => ({ status: 204 }) });
  renderInAdmin(<ProductTable />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 products' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 products deleted.')).toBeInTheDocument();
  expect(api.asked('DELETE /api/products/*')).toHaveLength(2);
});

describe('a bulk change of all products found', () => {
  const many = Array.from({ length: 25 }, (_, n) =>
    aProduct({
      id: `0199a1b2-0000-7000-8000-0000000001${10 + n}`,
      name: `Edition ${10 + n}`,
      published: n > 0,
      version: 1,
    }),
  );
  const chooseAll = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 25 found' }));
    expect(screen.getByText('All 25 found selected')).toBeVisible();
  };

  it('includes the other pages, and skips products that are already in the state', async () => {
    const api = fakeApi({
      'GET /api/products': () => ({ body: many }),
      'PUT /api/products/*': ({ body }) => ({
        body: aProduct({ ...(body as object), id: many[0]?.id ?? '', version: 2 }),
      }),
    });
    renderInAdmin(<ProductTable />);
    await chooseAll();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('1 product published.')).toBeInTheDocument();
    expect(api.asked('PUT /api/products/*').map(({ body }) => body)).toEqual([
      { published: true, publishedAt: null, version: 1 },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Publication of 1 product restored.')).toBeInTheDocument();
    expect(api.asked('PUT /api/products/*')[1]?.body).toEqual({ published: false, publishedAt: null, version: 2 });
  });

  it('deletes them after a confirmation that says so', async () => {
    const api = fakeApi({
      'GET /api/products': () => ({ body: many }),
      'DELETE /api/products/*': () => ({ status: 204 }),
    });
    renderInAdmin(<ProductTable />);
    await chooseAll();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 25 products' }));
    expect(dialog.getByText(/delete all 25 products found, on every page/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('25 products deleted.')).toBeInTheDocument();
    expect(api.asked('DELETE /api/products/*')).toHaveLength(25);
  });

  it('is reduced to the page when a row is unticked', async () => {
    fakeApi({ 'GET /api/products': () => ({ body: many }) });
    renderInAdmin(<ProductTable />);
    await chooseAll();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Edition 10' }));
    expect(screen.getByText('19 selected')).toBeVisible();
  });
});

it('saves all found products with the columns shown as a file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  fakeApi(both);
  renderInAdmin(<ProductTable />);
  await userEvent.type(screen.getByLabelText('Search products'), 'classic');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Prestige/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Description' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Export this list' }));
  const [heads, ...lines] = (await getText(saved[0] as Blob)).trimEnd().split('\r\n');
  expect(heads).toMatch(/^\uFEFF?Product id,Name,Subtitle,State,Price once \(EUR\),/);
  expect(heads).not.toContain('Description');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Classic');
});
