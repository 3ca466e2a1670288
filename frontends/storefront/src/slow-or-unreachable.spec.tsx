import { screen } from '@testing-library/react';
import { consent } from '@vitrine/platform';
import { fakeApi, noAnswer, renderStorefront } from './testing/index.js';

const favorite = JSON.stringify([{ type: 'product', id: '7' }]);
const selection = JSON.stringify({ productId: '7', productName: 'Signature', orderType: 'product', price: 8900 });
const NOT_AVAILABLE = 'Content not available at the moment. Please try again later.';

/** Every page that loads data, with its sentence when that fails (public spec §8). */
const pages: [path: string, sentence: string][] = [
  ['/', 'The editions cannot be loaded at the moment.'],
  ['/products', 'Error loading applications.'],
  ['/product/7', 'This product cannot be loaded at the moment.'],
  ['/products/7', 'This product cannot be loaded at the moment.'],
  ['/compare', 'The comparison cannot be loaded at the moment.'],
  ['/favorites', 'Your favourites could not be loaded.'],
  ['/accessories', 'Error loading accessories. Please try again.'],
  ['/accessory/7', 'This accessory cannot be loaded at the moment.'],
  ['/buy/7', 'Your selection cannot be loaded at the moment.'],
  ['/buy/accessory/7', 'Your selection cannot be loaded at the moment.'],
  ['/order', 'Your selection cannot be loaded at the moment.'],
  ['/store-locator', 'Failed to load stores'],
  ['/interviews', 'The interviews cannot be loaded at the moment.'],
  ['/privacy', NOT_AVAILABLE],
  ['/terms', NOT_AVAILABLE],
  ['/imprint', NOT_AVAILABLE],
  ['/newsroom', NOT_AVAILABLE],
  ['/test-homepage', 'Error: The service cannot be reached at the moment. Please try again.'],
];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('favorites', favorite);
  localStorage.setItem('selectedOrderData', selection);
  consent.decline();
  globalThis.reportError = () => undefined;
});

const everything = (handler: Parameters<typeof fakeApi>[0][string]) => {
  fakeApi({ 'GET /api/*': handler, 'GET /api/*/*': handler });
};

it.each(pages)('%s shows what could not be loaded, and stays usable', async (path, sentence) => {
  everything(noAnswer);
  renderStorefront(path);
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

it.each(pages.map(([path]) => path))('%s shows a skeleton while it is loading', async (path) => {
  everything(() => new Promise(() => undefined));
  renderStorefront(path, 'de');
  await screen.findAllByText('Wird geladen …');
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
