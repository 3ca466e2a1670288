import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, aProduct, fakeApi, renderStorefront } from '../testing/index.js';

const product = aProduct({ image: '/uploads/a.webp' });

type Update = () => Promise<void>;
const started: Update[] = [];

beforeEach(() => {
  started.length = 0;
  Object.assign(CSS, { escape: (text: string) => text });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  Object.assign(document, { startViewTransition: (update: Update) => void started.push(update) });
  fakeApi({
    'GET /api/products': () => ({ body: [product] }),
    'GET /api/hero': () => ({ body: { heading: null, video: null } }),
    'GET /api/interviews': () => ({ body: [] }),
    [`GET /api/products/${product.id}`]: () => ({ body: product }),
  });
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

const welcomeMotion = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: !matches, media }) as MediaQueryList);

it('starts a view transition of the picture from the list to the page of a product, with one name', async () => {
  welcomeMotion(true);
  renderStorefront('/products');
  const link = await screen.findByRole('link', { name: 'Signature' });
  const inList = document.querySelector<HTMLElement>('[data-picture]');
  await userEvent.click(link);
  expect(started).toHaveLength(1);
  expect(address()).toBe('/products');
  await act(async () => started[0]?.());
  expect(address()).toBe(`/product/${product.id}`);
  const onPage = document.querySelector<HTMLElement>('[data-picture]');
  expect(onPage).not.toBe(inList);
  expect(onPage?.style.viewTransitionName).toBe(inList?.style.viewTransitionName);
});

it('navigates without a transition if motion is reduced', async () => {
  welcomeMotion(false);
  renderStorefront('/products');
  await userEvent.click(await screen.findByRole('link', { name: 'Signature' }));
  await waitFor(() => expect(address()).toBe(`/product/${product.id}`));
  expect(started).toEqual([]);
});
