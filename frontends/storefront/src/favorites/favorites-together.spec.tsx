import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, anAccessory, aProduct, fakeApi, renderStorefront } from '../testing/index.js';

const signature = aProduct({ name: 'Signature' });
const prestige = aProduct({ id: '0197a000-0000-7000-8000-000000000002', name: 'Prestige' });
const pen = anAccessory();
const soldOut = anAccessory({ id: 'sold-out', name: 'Watch roll', stock: 0 });
const save = (...favorites: unknown[]) => localStorage.setItem('favorites', JSON.stringify(favorites));
const saved = () => JSON.parse(localStorage.getItem('favorites') ?? '[]') as unknown;
const product = ({ id }: { id: string }) => ({ type: 'product', id });
const accessory = ({ id }: { id: string }) => ({ type: 'accessory', id });
const sharing = (writeText: () => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
};

beforeEach(() => {
  localStorage.clear();
  fakeApi({
    'GET /api/products': () => ({ body: [signature, prestige] }),
    'GET /api/accessories': () => ({ body: [pen, soldOut] }),
  });
});

const bar = async () => within(await screen.findByRole('group', { name: 'Request together' }));

describe('one request for several', () => {
  it('contains all items that can be requested, except the deselected ones', async () => {
    save(product(signature), accessory(pen), accessory(soldOut), product(prestige));
    renderStorefront('/favorites');
    expect(await (await bar()).findByText('3 selected.')).toBeVisible();
    const way = () => screen.getByRole('link', { name: 'Request together' });
    expect(way()).toHaveAttribute('href', `/buy/favorites#list=p.${signature.id},a.${pen.id},p.${prestige.id}`);
    expect(screen.queryByRole('checkbox', { name: /Watch roll/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Signature' }));
    expect(way()).toHaveAttribute('href', `/buy/favorites#list=a.${pen.id},p.${prestige.id}`);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Prestige' }));
    expect(screen.getByRole('link', { name: 'Request this piece' })).toHaveAttribute(
      'href',
      `/buy/accessory/${pen.id}`,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Fountain pen' }));
    expect((await bar()).getByText('0 selected.')).toBeVisible();
    expect((await bar()).queryByRole('link')).toBeNull();
  });

  it('selects the first ten items, and says that more are too many', async () => {
    const many = Array.from({ length: 11 }, (_, n) => aProduct({ id: `many-${n}`, name: `Edition ${n}` }));
    fakeApi({ 'GET /api/products': () => ({ body: many }) });
    save(...many.map(product));
    renderStorefront('/favorites');
    expect(await (await bar()).findByText('10 selected.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Edition 10' }));
    expect((await bar()).getByText(/One request takes at most 10 pieces/)).toBeVisible();
    expect((await bar()).queryByRole('link')).toBeNull();
  });
});

describe('the link to share', () => {
  it('has the favourites only in its fragment, which no server gets', async () => {
    const copy = jest.fn(() => Promise.resolve());
    sharing(copy);
    save(product(signature), accessory(pen));
    renderStorefront('/favorites');
    await userEvent.click(await screen.findByRole('button', { name: 'Share the list' }));
    expect(await screen.findByText('The link has been copied.')).toBeVisible();
    const [[link]] = copy.mock.calls as unknown as [[string]];
    const { pathname, search, hash } = new URL(link, 'https://vitrine.example');
    expect([pathname, search, hash]).toEqual(['/favorites', '', `#list=p.${signature.id},a.${pen.id}`]);
  });

  it('is shown if it can neither be shared nor copied', async () => {
    sharing(() => Promise.reject(new Error('refused')));
    save(product(signature));
    renderStorefront('/favorites');
    await userEvent.click(await screen.findByRole('button', { name: 'Share the list' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to your list' });
    expect(field.value).toMatch(new RegExp(`/favorites#list=p\\.${signature.id}$`));
  });
});

describe('a shared list', () => {
  const path = `/favorites#list=p.${prestige.id},a.${pen.id}`;

  it('is shown beside the visitor’s own list, and changes nothing until it is taken over', async () => {
    save(product(signature), accessory(pen));
    renderStorefront(path);
    const shared = within(await screen.findByRole('list', { name: 'The shared list' }));
    expect(shared.getByRole('link', { name: 'Prestige' })).toBeVisible();
    const own = within(screen.getByRole('list', { name: 'Your editions and accessories' }));
    expect(own.getByRole('link', { name: 'Signature' })).toBeVisible();
    expect(own.queryByRole('link', { name: 'Prestige' })).toBeNull();
    expect(saved()).toEqual([product(signature), accessory(pen)]);

    await userEvent.click(screen.getByRole('button', { name: 'Add one piece' }));
    expect(saved()).toEqual([product(signature), accessory(pen), product(prestige)]);
    expect(screen.getByText('One piece is now among your favourites.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(address()).toBe('/favorites');
    expect(screen.queryByRole('list', { name: 'The shared list' })).toBeNull();
  });

  it('is closed without taking anything over', async () => {
    renderStorefront(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Close the list' }));
    expect(saved()).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'No favourites yet.' })).toBeVisible();
  });

  it('without new items has no button to take it over', async () => {
    save(product(prestige), accessory(pen));
    renderStorefront(path);
    expect(await screen.findByText('Everything in this list is among your favourites already.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});
