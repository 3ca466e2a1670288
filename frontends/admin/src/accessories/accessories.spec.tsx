import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, fakeApi, heldAnswer, noAnswer, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { Accessory } from './index.js';

const anAccessory = (n: number, changes: Partial<Accessory> = {}): Accessory => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  name: `Accessory ${String(n).padStart(3, '0')}`,
  subtitle: null,
  brand: null,
  description: '',
  category: 'pen',
  price: 390,
  material: null,
  color: null,
  size: null,
  weight: null,
  stock: 4,
  isInStock: true,
  mainImage: null,
  images: [],
  features: [],
  specifications: {},
  pictures: {},
  translations: {},
  version: 3,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
const pen = anAccessory(1, {
  name: 'Füller',
  description: 'Von Hand gefertigt',
  price: 1420.5,
  features: ['Gravur', 'Feder in M'],
  specifications: { Länge: '138 mm', Feder: 'Gold' },
  translations: { en: { name: 'Fountain pen', specifications: { Length: '138 mm' } } },
});
const belt = anAccessory(2, {
  name: 'Gürtel',
  category: 'belt',
  mainImage: '/uploads/belt.webp',
  pictures: {
    '/uploads/belt.webp': {
      width: 2400,
      height: 1600,
      variants: [
        { url: '/uploads/belt-480.webp', width: 480, format: 'webp' },
        { url: '/uploads/belt-1600.webp', width: 1600, format: 'webp' },
        { url: '/uploads/belt-960.webp', width: 960, format: 'webp' },
      ],
    },
  },
  isInStock: false,
  stock: 0,
});
const LIST = 'GET /api/accessories/admin/all';
const TOGGLE = 'PATCH /api/accessories/*/toggle-stock';
const answers = { 'GET /api/admin/me': () => ({ body: admin }), [LIST]: () => ({ body: [pen, belt] }) };

beforeEach(() => signedIn());
afterEach(() => session.clear());

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));
const fill = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const specifications = (language: string) =>
  within(screen.getByRole('group', { name: `Specifications (${language})` }));
const specify = (language: string, n: number, part: string, text: string) =>
  fireEvent.change(specifications(language).getByLabelText(`${part} of specification ${n}`), {
    target: { value: text },
  });

it('says that it is loading, then shows figures and each accessory', async () => {
  const held = heldAnswer<{ body: Accessory[] }>();
  fakeApi({ ...answers, [LIST]: held.answer });
  const { container } = renderAdmin('/admin/accessories');
  expect(await screen.findByText('Loading accessories...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accessories Management');
  held.give({ body: [pen, belt, anAccessory(3)] });
  const fueller = await card('Füller');
  expect(fueller.getByText('In Stock')).toBeVisible();
  expect(fueller.getByText('Pen')).toBeVisible();
  expect(fueller.getByText('✒️')).toBeVisible();
  expect(fueller.getByText('Von Hand gefertigt')).toBeVisible();
  expect(fueller.getByText('€1,420.50')).toBeVisible();
  expect(fueller.getByText('Stock: 4')).toBeVisible();
  expect((await card('Gürtel')).getByText('Out of Stock')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/belt-960.webp');
  expect(tile('Total Accessories')).toHaveTextContent('3');
  expect(tile('In Stock')).toHaveTextContent('2');
  expect(tile('Out of Stock')).toHaveTextContent('1');
  expect(tile('Categories')).toHaveTextContent('2');
});

it('says that there are none, or no match, each with a next step', async () => {
  const api = fakeApi({ ...answers, [LIST]: () => ({ body: [] }) });
  const { unmount } = renderAdmin('/admin/accessories');
  expect(await screen.findByText('Get started by adding your first accessory.')).toBeVisible();
  unmount();
  api.handlers[LIST] = answers[LIST];
  renderAdmin('/admin/accessories?category=case');
  expect(await screen.findByText('Try adjusting your filters to see more results.')).toBeVisible();
  await press('Show all accessories');
  expect(await card('Füller')).toBeDefined();
  expect(address()).toBe('/admin/accessories');
});

it('says that they could not be loaded, and retries', async () => {
  const api = fakeApi({ ...answers, [LIST]: noAnswer });
  renderAdmin('/admin/accessories');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading accessories. Please try again.');
  api.handlers[LIST] = answers[LIST];
  await press('Try again');
  expect(await card('Füller')).toBeDefined();
});

it('filters by stock and category, and keeps the filters in the address', async () => {
  fakeApi({ ...answers, [LIST]: () => ({ body: [pen, belt, anAccessory(3, { category: 'belt', price: 10 })] }) });
  renderAdmin('/admin/accessories');
  await card('Füller');
  await choose('Order by', 'Price, lowest first');
  expect(names()).toEqual(['Accessory 003', 'Gürtel', 'Füller']);
  await choose('Category', 'Belt');
  await choose('Stock Status', 'Out of Stock');
  expect(names()).toEqual(['Gürtel']);
  expect(new URLSearchParams(location.search).toString()).toBe('sort=price&category=belt&stock=out');
  await choose('Stock Status', 'All Items');
  expect(names()).toEqual(['Accessory 003', 'Gürtel']);
});

it('keeps both of two filters that are changed before the list is rendered again', async () => {
  fakeApi({ ...answers, [LIST]: () => ({ body: [pen, belt] }) });
  renderAdmin('/admin/accessories');
  await card('Füller');
  act(() => {
    fireEvent.change(screen.getByLabelText('Stock Status'), { target: { value: 'out' } });
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'belt' } });
  });
  await waitFor(() => expect(names()).toEqual(['Gürtel']));
  expect(new URLSearchParams(location.search).toString()).toBe('stock=out&category=belt');
});

it('says that an accessory without stock cannot be ordered, though it is shown', async () => {
  fakeApi({ ...answers, [LIST]: () => ({ body: [pen, anAccessory(3, { name: 'Etui', stock: 0 })] }) });
  renderAdmin('/admin/accessories');
  const etui = await card('Etui');
  expect(etui.getByText('Out of Stock')).toBeVisible();
  expect(etui.getByRole('button', { name: 'Hide Etui' })).toBeVisible();
  expect(tile('In Stock')).toHaveTextContent('1');
  await choose('Stock Status', 'Out of Stock');
  expect(names()).toEqual(['Etui']);
});

it('hides at once, rolls a refused change back with a message on its card, and takes the answer over', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  const api = fakeApi({ ...answers, [TOGGLE]: held.answer });
  renderAdmin('/admin/accessories');
  const fueller = await card('Füller');
  await userEvent.click(fueller.getByRole('button', { name: 'Hide Füller' }));
  expect(await fueller.findByText('Out of Stock')).toBeVisible();
  expect(tile('In Stock')).toHaveTextContent('0');
  held.give(refusal(404, 'NOT_FOUND', 'Accessory not found'));
  expect(await fueller.findByRole('alert')).toHaveTextContent('Failed to update accessory. Accessory not found');
  expect(fueller.getByText('In Stock')).toBeVisible();
  api.handlers[TOGGLE] = () => ({ body: { ...pen, isInStock: false, stock: 9, version: 4 } });
  await userEvent.click(fueller.getByRole('button', { name: 'Try again' }));
  expect(await fueller.findByText('Stock: 9')).toBeVisible();
  expect(fueller.getByRole('button', { name: 'Show Füller' })).toBeVisible();
  expect(api.asked(TOGGLE)[0]?.body).toBeUndefined();
});

it('asks before it deletes, and says why it could not', async () => {
  const api = fakeApi({ ...answers, 'DELETE /api/accessories/*': noAnswer });
  renderAdmin('/admin/accessories');
  await userEvent.click((await card('Gürtel')).getByRole('button', { name: 'Delete Gürtel' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Gürtel' }));
  expect(dialog.getByText('Are you sure you want to delete this accessory?')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete accessory');
  api.handlers['DELETE /api/accessories/*'] = () => ({ status: 204 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Accessory “Gürtel” was deleted.')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Gürtel' })).toBeNull();
});

describe('the form', () => {
  it('shows every rule', async () => {
    const api = fakeApi(answers);
    renderAdmin('/admin/accessories/new');
    await fill('Stock', '1.5');
    await fill('Weight', '-2');
    await userEvent.click(specifications('German').getByRole('button', { name: /Add a specification/ }));
    expect(specifications('German').getByLabelText('Label of specification 1')).toHaveFocus();
    specify('German', 1, 'Label', 'Länge');
    await press('Add Accessory');
    for (const message of [
      'Accessory name is required',
      'Category is required',
      'Price is required',
      'Stock must be a whole number from 0',
      'Weight must be a number from 0',
      'Every specification needs a label of its own and a text',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await fill('Price', '-1');
    expect(await screen.findByText('Prices cannot be negative')).toBeVisible();
    expect(api.asked('POST /api/accessories')).toHaveLength(0);
  });

  it('sends the touched fields as the API takes them, and returns to the list', async () => {
    const api = fakeApi({
      ...answers,
      'PUT /api/accessories/*': ({ body }) => ({ body: { ...pen, ...(body as object), version: 4 } }),
    });
    renderAdmin(`/admin/accessories/${pen.id}/edit`);
    await fill('Price', '1.350,90'.replace('.', ''));
    await fill('Weight', '32,5');
    await fill('Size', '14 cm');
    await fill('Colour (English)', 'Green');
    await fill('feature 2, English', 'Nib in M');
    await userEvent.click(specifications('German').getByRole('button', { name: 'Move Feder up' }));
    await userEvent.click(specifications('English').getByRole('button', { name: /Add a specification/ }));
    specify('English', 2, 'Label', 'Nib');
    specify('English', 2, 'Text', 'Gold');
    await press('Save Accessory');
    expect(await screen.findByText('Accessory “Füller” was saved.')).toBeInTheDocument();
    expect(address()).toBe('/admin/accessories');
    const [{ body } = { body: {} }] = api.asked('PUT /api/accessories/*');
    expect(body).toMatchObject({
      price: 1350.9,
      weight: 32.5,
      size: '14 cm',
      version: 3,
      translations: {
        en: {
          name: 'Fountain pen',
          color: 'Green',
          features: ['Gravur', 'Nib in M'],
          specifications: { Length: '138 mm', Nib: 'Gold' },
        },
      },
    });
    expect(Object.keys((body as Accessory).specifications)).toEqual(['Feder', 'Länge']);
    for (const untouched of ['name', 'category', 'stock']) expect(body).not.toHaveProperty(untouched);
  });

  it('keeps what was typed when it cannot be saved', async () => {
    fakeApi({ ...answers, 'PUT /api/accessories/*': noAnswer });
    renderAdmin(`/admin/accessories/${pen.id}/edit`);
    await fill('Brand', 'Atelier');
    await press('Save Accessory');
    expect(await screen.findByRole('alert')).toHaveTextContent('The accessory could not be saved.');
    await waitFor(() => expect(screen.getByLabelText('Brand')).toHaveValue('Atelier'));
  });
});
