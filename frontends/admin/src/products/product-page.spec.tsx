import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  admin,
  aFeature,
  aProduct,
  fakeApi,
  heldAnswer,
  noAnswer,
  refusal,
  renderAdmin,
  signedIn,
} from '../testing/index.js';
import type { Product } from './product.js';

const product = aProduct();
const library = [aFeature(1, { title: 'Digitaler Katalog', translations: { en: { title: 'Digital catalogue' } } })];
const base = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/features/admin/all': () => ({ body: library }),
};
const stored = { ...base, [`GET /api/products/${product.id}`]: () => ({ body: product }) };
const edit = `/admin/product/${product.id}/edit`;
const saved: Parameters<typeof fakeApi>[0][string] = ({ body }) => ({
  body: { ...product, ...(body as Partial<Product>), version: 4 },
});

beforeEach(() => signedIn());
afterEach(() => session.clear());

/** Finds by label and text, because names by role are computed slowly in a form of this size. */
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async (text: string) => userEvent.click(await screen.findByText(text, { selector: 'button' }));
const type = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.click(input);
  input.setSelectionRange(input.value.length, input.value.length);
  await userEvent.paste(text);
};

it('says that it is loading, then shows the product', async () => {
  const held = heldAnswer<{ body: Product }>();
  fakeApi({ ...stored, [`GET /api/products/${product.id}`]: held.answer });
  renderAdmin(edit);
  expect(await screen.findByText('Loading product...')).toBeVisible();
  held.give({ body: product });
  expect(await field('Name (German)')).toHaveValue('Prestige');
  expect(await field('Monthly price')).toHaveValue('430.00');
  expect(await field('Enhanced service price')).toHaveValue('');
  expect(await field('colour 1, English')).toHaveValue('Green');
  for (const title of ['Header/Hero Section', 'Product Details', 'Features', 'Additional Options (Legacy)'])
    expect(screen.getByRole('region', { name: title })).toBeVisible();
});

it('shows a failed load, and retries', async () => {
  const api = fakeApi({ ...base, [`GET /api/products/${product.id}`]: noAnswer });
  renderAdmin(edit);
  expect(await screen.findByText('Error loading product.')).toBeVisible();
  api.handlers[`GET /api/products/${product.id}`] = () => ({ body: product });
  await press('Try again');
  expect(await field('Name (German)')).toHaveValue('Prestige');
});

it.each([
  [edit, 'Product not found'],
  ['/admin/product/edit', 'Product ID not found'],
])('%s without a product says so', async (path, text) => {
  fakeApi({ ...base, 'GET /api/products/*': () => refusal(404, 'NOT_FOUND', 'Product not found') });
  renderAdmin(path);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/admin/products');
});

it('requires name and description, and focuses the first of them', async () => {
  const api = fakeApi({ ...base, 'POST /api/products': saved });
  renderAdmin('/admin/add-product');
  await type('Name (German)', '   ');
  await press('Create Product');
  expect(await screen.findByText('Product name is required')).toBeVisible();
  expect(screen.getByText('Product description is required')).toBeVisible();
  await waitFor(async () => expect(await field('Name (German)')).toHaveFocus());
  expect(api.asked('POST /api/products')).toHaveLength(0);
});

it('says why adding failed', async () => {
  fakeApi({ ...base, 'POST /api/products': noAnswer });
  renderAdmin('/admin/add-product');
  await type('Name (German)', 'Neu');
  await type('Description (German)', 'Ganz neu.');
  await press('Create Product');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add product. Please try again.');
  expect(await field('Name (German)')).toHaveValue('Neu');
});

it('creates a product with what was typed', async () => {
  const api = fakeApi({ ...base, 'POST /api/products': saved });
  renderAdmin('/admin/add-product');
  await type('Name (German)', 'Neu');
  await type('Name (English)', 'New');
  await type('Description (German)', 'Ganz neu.');
  await type('One-time price', '4900,50');
  await type('Add a feature', ' Eigenes , ');
  await userEvent.keyboard('{Enter}');
  await type('Add a colour', 'Rot, Blau');
  await userEvent.keyboard('{Enter}');
  await press('Create Product');
  expect(await screen.findByText('Product “Neu” was created.')).toBeInTheDocument();
  expect(api.asked('POST /api/products')[0]?.body).toMatchObject({
    name: 'Neu',
    description: 'Ganz neu.',
    price: 4900.5,
    subscriptionPrice: null,
    features: ['Eigenes'],
    colors: ['Rot', 'Blau'],
    translations: { en: { name: 'New' } },
  });
});

it('updates with the version that was read, and shows the API’s error on its field', async () => {
  const fields = [{ field: 'headerVideo', message: 'There is no such file. Please upload it first' }];
  const api = fakeApi({
    ...stored,
    'PUT /api/products/*': () => refusal(400, 'VALIDATION_FAILED', 'There is no such file', fields),
  });
  renderAdmin(edit);
  await type('Subtitle (German)', '!');
  await press('Update Product');
  expect(await screen.findByText('There is no such file. Please upload it first')).toBeVisible();
  api.handlers['PUT /api/products/*'] = saved;
  await press('Update Product');
  expect(await screen.findByText('Product “Prestige” was saved.')).toBeInTheDocument();
  expect(api.asked('PUT /api/products/*')[1]?.body).toEqual({
    subtitle: 'Für Häuser mit Geschichte!',
    version: 3,
  });
});

it.each([
  [
    'the API’s sentence',
    () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
    'Error saving product. Please try again later',
  ],
  ['its own without one', () => ({ status: 500, body: {} }), /^Failed to update product\. Please try again\.$/],
  [
    'the missing connection',
    noAnswer,
    'Failed to update product. Please try again. The server cannot be reached; check your connection.',
  ],
])('says why saving failed with %s, and keeps what was typed', async (_name, reply, text) => {
  fakeApi({ ...stored, 'PUT /api/products/*': reply });
  renderAdmin(edit);
  await type('Name (German)', ' II');
  await press('Update Product');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await field('Name (German)')).toHaveValue('Prestige II');
});

it('previews what visitors will see, German where English is missing', async () => {
  fakeApi(stored);
  renderAdmin(edit);
  const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
  await type('Name (German)', ' II');
  expect(await preview.findByText('Prestige II')).toBeVisible();
  expect(preview.getByText('Einmaliger Kauf').nextSibling).toHaveTextContent('14.900 €');
  expect(preview.queryByText('Auch mit erweitertem Service')).toBeNull();
  await userEvent.click(preview.getByRole('button', { name: 'English' }));
  expect(preview.getByText('Prestige EN')).toBeVisible();
  expect(preview.getByText('Für Häuser mit Geschichte')).toBeVisible();
  expect(preview.getByText('Digital catalogue')).toBeVisible();
  expect(preview.getByText('Own')).toBeVisible();
});
