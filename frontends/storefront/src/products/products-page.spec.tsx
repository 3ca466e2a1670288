import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, aProduct, failFilm, fakeApi, filmSources, refusal, renderStorefront } from '../testing/index.js';

const named = (...names: string[]) => names.map((name, index) => aProduct({ id: String(index), name }));
const catalogue = () => ({ body: named('Classic', 'Classic Atelier', 'Signature', 'The PRESTIGE', 'Atelier') });

const tab = (name: string) => screen.findByRole('tab', { name });
const list = () => within(screen.getByRole('tabpanel'));

it('counts on each tab the products whose name contains its word', async () => {
  fakeApi({ 'GET /api/products': catalogue });
  renderStorefront('/products');
  expect(await tab('All 5')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Classic 2', 'Signature 1', 'Prestige 1']) expect(await tab(name)).toBeVisible();
});

it('writes the tab chosen by mouse or arrow keys into the address', async () => {
  fakeApi({ 'GET /api/products': catalogue });
  renderStorefront('/products');
  const user = userEvent.setup();
  await user.click(await tab('Classic 2'));
  expect(address()).toBe('/products?edition=classic');
  expect(list().getAllByRole('listitem')).toHaveLength(2);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(address()).toBe('/products?edition=prestige');
  expect(await tab('Prestige 1')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(address()).toBe('/products');
});

it('opens the tab in the address', async () => {
  fakeApi({ 'GET /api/products': catalogue });
  renderStorefront('/products?edition=signature', 'de');
  expect(await tab('Signature 1')).toHaveAttribute('aria-selected', 'true');
  expect(list().getAllByRole('listitem')).toHaveLength(1);
  expect(list().getByRole('link', { name: 'Signature' })).toBeVisible();
});

it('shows each price of a product, with the note on value-added tax', async () => {
  fakeApi({ 'GET /api/products': () => ({ body: [aProduct({ subscriptionPrice: null })] }) });
  renderStorefront('/products');
  await tab('All 1');
  const card = list().getByRole('link', { name: 'Signature' }).closest('li');
  expect(card).toHaveTextContent('One-time purchase€8,900 plus VAT');
  expect(card).toHaveTextContent('Enhanced service€390 per month plus VAT');
  expect(card).toHaveTextContent('Subscription–');
});

it.each([
  [
    'en',
    'Apps for jewellers and watch houses',
    'App · Signature edition',
    'Enhanced service In place of the subscription',
  ],
  [
    'de',
    'Apps für Juweliere und Uhrenhäuser',
    'App · Signature Edition',
    'Erweiterter Service Anstelle des Abonnements',
  ],
] as const)(
  'explains in %s that an edition is an app, and what its service is',
  async (language, kind, edition, service) => {
    fakeApi({ 'GET /api/products': catalogue });
    renderStorefront('/products', language);
    expect(await screen.findByText(edition)).toBeVisible();
    expect(screen.getByText(kind)).toBeVisible();
    expect(list().getByText('App')).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveTextContent(service);
  },
);

it('links to the live preview for designing the app', async () => {
  fakeApi({ 'GET /api/products': catalogue });
  renderStorefront('/products');
  expect(await screen.findByRole('link', { name: 'Configure' })).toHaveAttribute('href', '/configure');
});

it.each([500, 404])('shows a failure (%d) in place of the list and retries on request', async (status) => {
  const api = fakeApi({ 'GET /api/products': () => refusal(status, 'INTERNAL', 'Internal error') });
  renderStorefront('/products');
  expect(await screen.findByText('Error loading applications.')).toBeVisible();
  api.handlers['GET /api/products'] = catalogue;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Classic Atelier' })).toBeVisible();
});

it('scrolls to the top and focuses the content after a navigation', async () => {
  fakeApi({ 'GET /api/products': catalogue, 'GET /api/products/*': () => ({ body: aProduct() }) });
  renderStorefront('/products');
  const scrolled = jest.spyOn(window, 'scrollTo');
  const user = userEvent.setup();
  await user.click(await tab('Classic 2'));
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(list().getByRole('link', { name: 'Classic Atelier' }));
  await screen.findByRole('heading', { level: 1, name: 'Signature' });
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it("begins with the company's film over its picture, and only with the picture if the film fails", async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  fakeApi({
    'GET /api/products': catalogue,
    'GET /api/hero': () => ({ body: { heading: null, video: '/uploads/hero.mp4' } }),
  });
  renderStorefront('/products');
  await userEvent.click(await screen.findByRole('button', { name: 'Play the film' }));
  const film = document.querySelector('main video') as HTMLVideoElement;
  expect(filmSources(film)).toEqual(['/uploads/hero.mp4']);
  failFilm(film);
  expect(document.querySelector('main video')).toBeNull();
  expect(document.querySelector('main section img')).toBeVisible();
});

it('does not autoplay the film on a phone', async () => {
  const still = window.matchMedia;
  window.matchMedia = (query) => ({ ...still(query), matches: query.includes('max-width') });
  fakeApi({
    'GET /api/products': catalogue,
    'GET /api/hero': () => ({ body: { heading: null, video: '/uploads/hero.mp4' } }),
  });
  renderStorefront('/products');
  expect(await screen.findByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(filmSources(document.querySelector('main video'))).toEqual([]);
  window.matchMedia = still;
});
