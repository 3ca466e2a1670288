import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAccessory, fakeApi, noAnswer, refusal, renderStorefront } from '../testing/index.js';

const accessory = anAccessory({ specifications: { Nib: 'Steel, gilded' }, weight: 1200 });
const call = `GET /api/accessories/${accessory.id}`;
const path = `/accessory/${accessory.id}`;

beforeEach(() => localStorage.clear());

const sharing = (share: unknown, writeText: unknown) => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
};

it('shows price, stock, specifications and the link to request it', async () => {
  fakeApi({ [call]: () => ({ body: accessory }) });
  renderStorefront(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fountain pen' })).toBeVisible();
  expect(screen.getByText('14 in stock')).toBeVisible();
  expect(screen.getByText('Steel, gilded')).toBeVisible();
  expect(screen.getByText('1,200 g')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', `/buy/accessory/${accessory.id}`);
});

it.each([{ stock: 0 }, { isInStock: false }])('cannot be requested with %j', async (changes) => {
  fakeApi({ [call]: () => ({ body: anAccessory(changes) }) });
  renderStorefront(path, 'de');
  expect(await screen.findByRole('button', { name: 'Jetzt anfragen' })).toBeDisabled();
  expect(screen.getByText('Ausverkauft')).toBeVisible();
});

it('is added to the favourites and removed again', async () => {
  fakeApi({ [call]: () => ({ body: accessory }) });
  renderStorefront(path);
  const toggle = await screen.findByRole('button', { name: 'Favourite: Fountain pen' });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toEqual([{ type: 'accessory', id: accessory.id }]);
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

it.each([
  ['by the system', () => Promise.resolve(), undefined, 'Shared.'],
  ['by the clipboard', undefined, () => Promise.resolve(), 'Link copied.'],
  [
    'in no way',
    () => Promise.reject(new Error('no')),
    () => Promise.reject(new Error('no')),
    'The link could not be copied. Please copy it from the address bar.',
  ],
])('shows that it was shared %s', async (_way, share, writeText, sentence) => {
  fakeApi({ [call]: () => ({ body: accessory }) });
  renderStorefront(path);
  const user = userEvent.setup();
  sharing(share, writeText);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('shows no message when the visitor cancels sharing', async () => {
  fakeApi({ [call]: () => ({ body: accessory }) });
  renderStorefront(path);
  const user = userEvent.setup();
  const share = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  const copy = jest.fn();
  sharing(share, copy);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ title: 'Fountain pen', url: expect.stringContaining(path) }),
  );
  expect(copy).not.toHaveBeenCalled();
});

it.each([
  ['en', 'Accessory not found.', 'Back to accessories'],
  ['de', 'Accessoire nicht gefunden', 'Zurück zu den Accessoires'],
] as const)('shows in %s that there is no such accessory', async (language, title, back) => {
  fakeApi({ [call]: () => refusal(404, 'NOT_FOUND', 'Accessory not found') });
  renderStorefront(path, language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/accessories');
});

it('shows a failure in place of the accessory and retries on request', async () => {
  const api = fakeApi({ [call]: noAnswer });
  renderStorefront(path);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  api.handlers[call] = () => ({ body: accessory });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fountain pen' })).toBeVisible();
});
