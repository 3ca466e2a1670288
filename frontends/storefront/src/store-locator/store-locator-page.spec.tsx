import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, aStore, fakeApi, refusal, renderStorefront } from '../testing/index.js';
import { openMapOutlines } from './map/map-outlines.js';
import { reloadPage } from './reload-page.js';

jest.mock('./reload-page', () => ({ reloadPage: jest.fn() }));
jest.mock('./map/map-outlines', () => ({
  openMapOutlines: jest.fn(() => ({ ask: jest.fn(), close: jest.fn() })),
}));

const rosenhag = aStore({ phone: '+49 89 99998100', services: ['Gravur'] });
const kongens = aStore({
  id: '2',
  name: 'Kongens Guld',
  city: 'København',
  country: 'Denmark',
  address: 'Bredgade 1',
  latitude: 55.68,
  longitude: 12.59,
});
const stores = { 'GET /api/stores': () => ({ body: [rosenhag, kongens] }) };

const list = async () => within(await screen.findByRole('list', { name: 'Stores' }));
const map = () => within(screen.getByRole('region', { name: 'Map of the stores' }));
const names = async () => (await list()).getAllByRole('heading').map(({ textContent }) => textContent);
const zoom = (level: number) => map().findByText(`Level ${String(level)} of 10`);

const browserPosition = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(openMapOutlines).mockClear();
});

it.each(['kongens', 'bredgade', 'KØBEN', 'denmark', 'Dänemark'])('finds a store by %s', async (text) => {
  fakeApi(stores);
  renderStorefront(`/store-locator?search=${text}`, text === 'Dänemark' ? 'de' : 'en');
  expect(await screen.findByRole('button', { name: 'Kongens Guld' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Juwelier Rosenhag' })).toBeNull();
});

it('shows all stores again after a search without hits', async () => {
  fakeApi(stores);
  renderStorefront('/store-locator');
  await list();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('No store matches your search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all stores' }));
  expect(await names()).toEqual(['Kongens Guld', 'Juwelier Rosenhag']);
});

it.each([
  ['en', ['Denmark', 'Germany']],
  ['de', ['Dänemark', 'Deutschland']],
] as const)('shows each country in %s once, above its first store', async (language, countries) => {
  fakeApi({ 'GET /api/stores': () => ({ body: [rosenhag, kongens, aStore({ id: '3', name: 'Atelier Elbbogen' })] }) });
  renderStorefront('/store-locator', language);
  const shown = (await list()).getAllByText(new RegExp(`^(${countries.join('|')})$`));
  expect(shown.map(({ textContent }) => textContent)).toEqual(countries);
});

it('starts at zoom 4, moves to a chosen store at zoom 8, and writes it into the address', async () => {
  fakeApi(stores);
  renderStorefront('/store-locator');
  const store = await (await list()).findByRole('button', { name: 'Juwelier Rosenhag' });
  await map().findByRole('button', { name: 'Juwelier Rosenhag, München' });
  expect(await zoom(4)).toBeInTheDocument();
  await userEvent.click(store);
  expect(address()).toBe(`/store-locator?store=${rosenhag.id}`);
  expect(await zoom(8)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+49 89 99998100' })).toHaveAttribute('href', 'tel:+498999998100');
  expect(screen.getByText('Gravur')).toBeVisible();
});

it('moves the map to the hits of a search, and back when it is cleared', async () => {
  fakeApi(stores);
  renderStorefront('/store-locator');
  await list();
  await map().findByRole('button', { name: 'Juwelier Rosenhag, München' });
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'denmark');
  expect(await zoom(8)).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  expect(await zoom(4)).toBeInTheDocument();
});

it('zooms between 1 and 10', async () => {
  fakeApi(stores);
  renderStorefront('/store-locator');
  await list();
  await map().findByRole('button', { name: 'Juwelier Rosenhag, München' });
  const closer = map().getByRole('button', { name: 'Zoom in' });
  const user = userEvent.setup();
  for (let level = 5; level <= 10; level++) {
    await user.click(closer);
    await zoom(level);
  }
  expect(closer).toBeDisabled();
  const wider = map().getByRole('button', { name: 'Zoom out' });
  for (let level = 9; level >= 1; level--) {
    await user.click(wider);
    await zoom(level);
  }
  expect(wider).toBeDisabled();
});

it('opens with the store in the address, and selects a store by its marker', async () => {
  fakeApi(stores);
  renderStorefront('/store-locator?store=2');
  expect(await (await list()).findByRole('button', { name: 'Kongens Guld' })).toHaveAttribute('aria-expanded', 'true');
  const marker = await map().findByRole('button', { name: 'Kongens Guld, København' });
  await waitFor(() => expect(marker).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(map().getByRole('button', { name: 'Juwelier Rosenhag, München' }));
  expect(address()).toBe(`/store-locator?store=${rosenhag.id}`);
});

it('moves to the visitor at zoom 10 once the browser has their position, and sorts the nearest store first', async () => {
  fakeApi(stores);
  browserPosition((found) => found({ coords: { latitude: 55.7, longitude: 12.6 } } as GeolocationPosition));
  renderStorefront('/store-locator');
  await list();
  await map().findByRole('button', { name: 'Juwelier Rosenhag, München' });
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(screen.getByText(/The map shows your location/)).toBeVisible();
  expect(await zoom(10)).toBeInTheDocument();
  expect(await names()).toEqual(['Kongens Guld', 'Juwelier Rosenhag']);
  expect(screen.getByText('2 km away')).toBeVisible();
});

it.each([
  [1, 'Your browser does not share your location. Search for your city instead.'],
  [2, 'Your location could not be found. Search for your city instead.'],
])('shows that the position is not available (%i)', async (code, sentence) => {
  fakeApi(stores);
  browserPosition((_found, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  renderStorefront('/store-locator');
  await list();
  const logged = jest.spyOn(globalThis, 'reportError');
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(screen.getByText(sentence)).toBeVisible();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it.each([
  ['en', 'Failed to load stores', 'Try Again'],
  ['de', 'Die Stores konnten nicht geladen werden', 'Erneut versuchen'],
] as const)(
  'shows in %s that the stores could not be loaded, and reloads the page on request',
  async (language, title, retry) => {
    fakeApi({ 'GET /api/stores': () => refusal(500, 'INTERNAL', 'Internal error') });
    renderStorefront('/store-locator', language);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    if (language === 'en') expect(screen.getByText('Failed to fetch stores')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(reloadPage).toHaveBeenCalled();
  },
);

it('shows that the stores could not be loaded, also for a 404', async () => {
  fakeApi({ 'GET /api/stores': () => refusal(404, 'NOT_FOUND', 'Not found') });
  renderStorefront('/store-locator');
  expect(await screen.findByRole('heading', { name: 'Failed to load stores' })).toBeVisible();
});

it('shows the server’s sentence of a failure', async () => {
  fakeApi({ 'GET /api/stores': () => refusal(400, 'VALIDATION_FAILED', 'The language is unknown') });
  renderStorefront('/store-locator');
  expect(await screen.findByText('The language is unknown')).toBeVisible();
});

it('shows the tiles of a configured server, with its attribution', async () => {
  fakeApi(stores);
  renderStorefront('/store-locator', 'en', null, { mapStyleUrl: 'https://tiles.example/{z}/{x}/{y}.png' });
  await list();
  await map().findByRole('button', { name: 'Juwelier Rosenhag, München' });
  expect(map().getByText('tiles.example')).toBeVisible();
  expect(document.querySelector('img.leaflet-tile')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/tiles\.example\/4\//),
  );
  expect(openMapOutlines).not.toHaveBeenCalled();
});

it('removes a covered marker from the tab order, until the map is zoomed in', async () => {
  const near = aStore({ id: '3', name: 'Augsburger Hof', city: 'Augsburg', latitude: 48.37, longitude: 10.9 });
  fakeApi({ 'GET /api/stores': () => ({ body: [rosenhag, kongens, near] }) });
  renderStorefront('/store-locator');
  await list();
  await map().findByRole('button', { name: 'Juwelier Rosenhag, München' });
  expect(map().queryByRole('button', { name: 'Augsburger Hof, Augsburg' })).toBeNull();
  await userEvent.click((await list()).getByRole('button', { name: 'Juwelier Rosenhag' }));
  await zoom(8);
  expect(await map().findByRole('button', { name: 'Augsburger Hof, Augsburg' })).toBeVisible();
});

it('shows whether a store is open now, its hours, and the link to the route', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-24T10:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'performance'],
  });
  const openingHours = [
    { day: 'tuesday' as const, opens: '10:00', closes: '18:30' },
    { day: 'saturday' as const, opens: '10:00', closes: '16:00' },
  ];
  fakeApi({ 'GET /api/stores': () => ({ body: [{ ...rosenhag, openingHours }, kongens] }) });
  renderStorefront(`/store-locator?store=${rosenhag.id}`);
  expect(await screen.findByText('Open now · until 18:30')).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'Stores' })).getAllByRole('term');
  expect(rows.map((row) => `${row.textContent} ${row.nextSibling?.textContent ?? ''}`)).toEqual(
    expect.arrayContaining(['Monday Closed', 'Tuesday 10:00–18:30', 'Wednesday to Friday Closed']),
  );
  const route = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Get directions' }).href);
  expect(route.searchParams.get('destination')).toBe('Juwelier Rosenhag, Goldschmiedehof 3, 80331 München, Germany');
  jest.setSystemTime(new Date('2026-11-24T17:31:00Z'));
  act(() => void jest.advanceTimersByTime(30_000));
  expect(await screen.findByText('Closed · opens Saturday at 10:00')).toBeVisible();
  jest.useRealTimers();
});
