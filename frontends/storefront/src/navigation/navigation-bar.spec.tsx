import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent, type Language } from '@vitrine/platform';
import { address, aProduct, aStore, fakeApi, heldAnswer, noAnswer, renderStorefront } from '../testing/index.js';
import { toggled } from './bar/use-open-part.js';

const products = Array.from({ length: 8 }, (_, index) =>
  aProduct({ id: `product-${index}`, name: `Edition ${index}`, subtitle: index === 0 ? 'For two lines' : null }),
);
const stores = [
  aStore({ id: 'a', country: 'Germany' }),
  aStore({ id: 'b', country: 'Austria' }),
  aStore({ id: 'c', country: 'Germany' }),
];
const hit = { type: 'product', id: 'p', title: 'Classic', subtitle: null, url: '/product/product-0', image: null };

function api(answers: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    'GET /api/products': () => ({ body: products }),
    'GET /api/products/*': () => ({ body: products[0] }),
    'GET /api/stores': () => ({ body: stores }),
    'GET /api/accessories': () => ({ body: [] }),
    'GET /api/search': () => ({ body: { results: [hit] } }),
    ...answers,
  });
}

/** Sets the screen's width for media queries, in CSS pixels. */
function setScreenWidth(width: number) {
  window.matchMedia = (query) => {
    const limit = Number(/max-width: (\d+)px/.exec(query)?.[1]);
    return Object.assign(new EventTarget(), { matches: width <= limit }) as MediaQueryList;
  };
}

const bar = () => document.querySelector<HTMLElement>('header[data-ground]') as HTMLElement;
const toggle = () => within(bar()).getByRole('button', { name: /^(Menu|Close|Menü|Schließen)$/ });
const menu = () => screen.findByRole('navigation', { name: /^Men[uü]$/ });

async function shown(language: Language = 'en') {
  renderStorefront('/cookies', language);
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

async function withMenu(language: Language = 'en') {
  const user = await shown(language);
  await user.click(toggle());
  const panel = await menu();
  await waitFor(() => expect(panel.firstElementChild).toHaveAttribute('data-revealed'));
  return { user, panel };
}

async function withSearch() {
  const user = await shown();
  await user.click(within(bar()).getByRole('button', { name: 'Search' }));
  return { user, field: await screen.findByRole('combobox', { name: 'Search' }) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  consent.decline();
  setScreenWidth(1280);
  api();
});

it('has one toggle: it closes an open search, else an open menu, else it opens the menu', () => {
  expect([toggled('search'), toggled('menu'), toggled(null)]).toEqual([null, null, 'menu']);
});

it('has links to the home page, the stores and the favourites', async () => {
  await shown();
  expect(within(bar()).getByRole('link', { name: /^Vitrine/ })).toHaveAttribute('href', '/');
  expect(within(bar()).getByRole('link', { name: 'Stores' })).toHaveAttribute('href', '/store-locator');
  expect(within(bar()).getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/favorites');
});

it('opens the language picker', async () => {
  const user = await shown();
  await user.click(within(bar()).getByRole('button', { name: 'Language: EN' }));
  await user.click(screen.getByRole('button', { name: 'Deutsch Deutschland (DE)' }));
  expect(await within(bar()).findByRole('button', { name: 'Sprache: DE' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('scrolling', () => {
  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };
  afterEach(() => {
    scrollTo(0);
    jest.useRealTimers();
  });

  it('hides the bar after 80 px, completely after 500 ms, and shows it at once when scrolling up', async () => {
    await shown();
    jest.useFakeTimers();
    scrollTo(80);
    expect(bar()).not.toHaveAttribute('data-hidden');
    scrollTo(81);
    expect(bar()).toHaveAttribute('data-hidden');
    act(() => void jest.advanceTimersByTime(499));
    expect(bar()).not.toHaveAttribute('data-fully-hidden');
    act(() => void jest.advanceTimersByTime(1));
    expect(bar()).toHaveAttribute('data-fully-hidden');
    scrollTo(300);
    scrollTo(200);
    expect(bar()).not.toHaveAttribute('data-hidden');
    expect(bar()).not.toHaveAttribute('data-fully-hidden');
  });
});

describe('the menu', () => {
  it('hides its content for 500 ms', async () => {
    const user = await shown();
    await user.click(toggle());
    await menu();
    await user.click(toggle());
    jest.useFakeTimers();
    fireEvent.click(toggle());
    const content = screen.getByRole('navigation', { name: 'Menu' }).firstElementChild;
    act(() => void jest.advanceTimersByTime(499));
    expect(content).toHaveAttribute('inert');
    act(() => void jest.advanceTimersByTime(1));
    expect(content).not.toHaveAttribute('inert');
    expect(content).toHaveAttribute('data-revealed');
    jest.useRealTimers();
  });

  it('makes the bar 700 px tall and has all links of both lists', async () => {
    const { panel } = await withMenu();
    expect(bar()).toHaveStyle({ height: '700px' });
    const [ways, services] = within(panel)
      .getAllByRole('list')
      .map((list) =>
        within(list)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      );
    expect(ways).toEqual([
      '/store-locator',
      '/favorites',
      '/products',
      '/accessories',
      '/interviews',
      '/about',
      '/contact',
      '/terms',
      '/privacy',
    ]);
    expect(services).toEqual(['/compare', '/configure', '/store-locator']);
    expect(within(panel).getByRole('link', { name: 'Find your perfect app' })).toHaveAttribute('href', '/compare');
    expect(within(panel).getByRole('link', { name: 'Configure your app' })).toHaveAttribute('href', '/configure');
  });

  it('shows six products at most, each with its data, and opens the clicked one', async () => {
    const { user, panel } = await withMenu();
    const more = await within(panel).findAllByRole('link', { name: /^Learn More/ });
    expect(more).toHaveLength(6);
    expect(within(panel).getByText('For two lines')).toBeVisible();
    await user.click(more[1] as HTMLElement);
    expect(address()).toBe('/product/product-1');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('has no heading of the products while the catalogue is empty', async () => {
    const held = heldAnswer<{ body: [] }>();
    api({ 'GET /api/products': held.answer });
    const { panel } = await withMenu();
    const heading = within(panel).getByRole('heading', { name: 'The Vitrine editions' });
    held.give({ body: [] });
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    expect(within(panel).queryAllByRole('heading')).toEqual([]);
    expect(within(panel).getByRole('link', { name: 'Configure your app' })).toBeVisible();
  });

  it('scrolls by 512 px, with a button only where there are more products', async () => {
    const { user, panel } = await withMenu();
    await within(panel).findAllByRole('link', { name: /^Learn More/ });
    const track = within(panel).getAllByRole('list')[2] as HTMLElement;
    const moved: unknown[] = [];
    track.scrollBy = (...step: unknown[]) => void moved.push(...step);
    const place = (scrollLeft: number) => {
      for (const [key, value] of Object.entries({ scrollLeft, clientWidth: 800, scrollWidth: 3660 }))
        Object.defineProperty(track, key, { value, configurable: true });
      fireEvent.scroll(track);
    };
    const names = () =>
      within(panel)
        .queryAllByRole('button', { name: /^Scroll/ })
        .map((button) => button.getAttribute('aria-label'));
    place(0);
    expect(names()).toEqual(['Scroll on']);
    await user.click(within(panel).getByRole('button', { name: 'Scroll on' }));
    expect(moved).toEqual([{ left: 512, behavior: 'smooth' }]);
    place(512);
    expect(names()).toEqual(['Scroll back', 'Scroll on']);
    await user.click(within(panel).getByRole('button', { name: 'Scroll back' }));
    expect(moved[1]).toEqual({ left: -512, behavior: 'smooth' });
    place(2860);
    expect(names()).toEqual(['Scroll back']);
  });

  it('measures the ends 100, 300 and 500 ms after opening', async () => {
    const { user } = await withMenu();
    await within(await menu()).findAllByRole('link', { name: /^Learn More/ });
    await user.click(toggle());
    jest.useFakeTimers();
    fireEvent.click(toggle());
    const track = document.querySelector<HTMLElement>('nav ul[class*="track"]') as HTMLElement;
    let measured = 0;
    Object.defineProperty(track, 'scrollWidth', { configurable: true, get: () => (measured += 1) });
    const checkedAfter = [100, 200, 200].map((pause) => {
      const before = measured;
      act(() => void jest.advanceTimersByTime(pause - 1));
      const early = measured - before;
      act(() => void jest.advanceTimersByTime(1));
      return [early, measured - before];
    });
    expect(checkedAfter).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    jest.useRealTimers();
  });

  it('shows a drawn dial for a broken picture, no price where there is none, and accepts either name of an id', async () => {
    const { id: _id, ...nameless } = aProduct({ name: 'Bare', price: null, image: '/uploads/broken.webp' });
    api({ 'GET /api/products': () => ({ body: [{ ...nameless, _id: 'old-id' }] }) });
    const { panel } = await withMenu();
    const more = await within(panel).findByRole('link', { name: 'Learn More: Bare' });
    expect(more).toHaveAttribute('href', '/product/old-id');
    const card = more.closest('li') as HTMLElement;
    expect(card).not.toHaveTextContent('€');
    fireEvent.error(card.querySelector('img') as Element);
    expect(card.querySelector('img')).toBeNull();
    expect(card.querySelector('svg')).toBeVisible();
    expect(within(panel).getByRole('heading', { level: 2, name: 'The Vitrine editions' })).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Location: Choose a location' })).toBeVisible();
  });

  it('stores the chosen location for the visit', async () => {
    const { user, panel } = await withMenu('de');
    await user.click(within(panel).getByRole('button', { name: 'Standort: Standort wählen' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Wo suchen Sie einen Store?' }));
    await picker.findByRole('button', { name: 'Österreich' });
    expect(
      within(picker.getByRole('list'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alle Länder', 'Deutschland', 'Österreich']);
    await user.click(picker.getByRole('button', { name: 'Österreich' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(panel).getByRole('button', { name: 'Standort: Österreich' })).toBeVisible();
    expect(sessionStorage.getItem('location')).toBe('Austria');
  });

  it('makes the store locator search the chosen location first', async () => {
    sessionStorage.setItem('location', 'Austria');
    renderStorefront('/store-locator', 'de');
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveValue('Österreich'));
  });

  it('is an overlay on a screen of 768 px, with three products and the languages', async () => {
    setScreenWidth(768);
    const { user, panel } = await withMenu();
    expect(bar()).toHaveStyle({ height: '76px' });
    expect(await within(panel).findAllByRole('link', { name: /^Learn More/ })).toHaveLength(3);
    const links = within(within(panel).getAllByRole('list')[0] as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Products',
      'Accessories',
      'Favourites',
      'Store Locator',
      'Interviews',
      'About',
      'FAQ',
      'Contact',
      'Terms',
      'Privacy',
    ]);
    await user.click(within(panel).getByRole('button', { name: 'Languages' }));
    expect(screen.getByRole('dialog', { name: 'Choose your language' })).toBeVisible();
  });

  it('traps the focus, and returns it on Escape and on a click outside', async () => {
    const { user } = await withMenu();
    const main = document.querySelector('main') as HTMLElement;
    expect(main).toHaveAttribute('inert');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(main).not.toHaveAttribute('inert');
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle());
    await menu();
    fireEvent.click(document.body);
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    expect(toggle()).toHaveFocus();
  });

  it('shows that the products could not be loaded, and retries', async () => {
    const asked = api({ 'GET /api/products': noAnswer });
    const { user, panel } = await withMenu();
    const retry = await within(panel).findByRole('button', { name: 'Try Again' });
    asked.handlers['GET /api/products'] = () => ({ body: products });
    await user.click(retry);
    expect(await within(panel).findAllByRole('link', { name: /^Learn More/ })).toHaveLength(6);
  });
});

describe('the search', () => {
  const rows = () => screen.queryAllByRole('option').map((row) => row.firstElementChild?.textContent);

  it('suggests the fixed names and then hits of the site, six rows in all, and grows with them', async () => {
    api({
      'GET /api/search': () => ({
        body: { results: Array.from({ length: 9 }, (_, index) => ({ ...hit, id: `${index}`, title: `Hit ${index}` })) },
      }),
    });
    const { user, field } = await withSearch();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('placeholder', 'Search');
    expect(bar()).toHaveStyle({ height: '228px' });
    await user.type(field, 'CLA');
    expect(rows()[0]).toBe('classic');
    await waitFor(() => expect(rows()).toEqual(['classic', 'Hit 0', 'Hit 1', 'Hit 2', 'Hit 3', 'Hit 4']));
    expect(bar()).toHaveStyle({ height: `${228 + 6 * 36 + 16}px` });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(rows()).toEqual([]);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('opens the products of a fixed name, and the page of a hit, by keyboard alone', async () => {
    const { user, field } = await withSearch();
    await user.type(field, 'prestig');
    await waitFor(() => expect(rows()).toEqual(['prestigius', 'Classic']));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
    expect(address()).toBe('/products?edition=prestige');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('closes on the toggle and on Escape, and the focus returns to its button', async () => {
    const { user } = await withSearch();
    await user.click(toggle());
    expect(screen.queryByRole('combobox')).toBeNull();
    const button = within(bar()).getByRole('button', { name: 'Search' });
    await user.click(button);
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('shows that nothing matches, or that the search failed', async () => {
    const asked = api({ 'GET /api/search': () => ({ body: { results: [] } }) });
    const { user, field } = await withSearch();
    await user.type(field, 'xyz');
    expect(await screen.findByText(/Nothing matches\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'See all editions' })).toBeVisible();
    asked.handlers['GET /api/search'] = noAnswer;
    await user.type(field, '!');
    expect(await screen.findByText(/is not responding/)).toBeVisible();
    asked.handlers['GET /api/search'] = () => ({ body: { results: [hit] } });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(rows()).toEqual(['Classic']));
  });
});

it('links to the editions where nothing matches', async () => {
  api({ 'GET /api/search': () => ({ body: { results: [] } }) });
  const { user, field } = await withSearch();
  await user.type(field, 'xyz');
  await user.click(await screen.findByRole('button', { name: 'See all editions' }));
  expect(address()).toBe('/products');
});

describe('the search over everything', () => {
  it.each(['{Control>}k{/Control}', '/'])('opens on %s with five kinds of watches', async (keys) => {
    const user = await shown();
    await user.keyboard(keys);
    const dialog = within(await screen.findByRole('dialog', { name: 'What are you looking for?' }));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Chronograph',
      'Diver',
      'Dress Watch',
      'GMT',
      'Moonphase',
    ]);
    await user.click(dialog.getByRole('option', { name: 'GMT' }));
    expect(dialog.getByRole('combobox')).toHaveValue('GMT');
    await user.click(await dialog.findByRole('option', { name: /Classic/ }));
    expect(address()).toBe('/product/product-0');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores the slash key once its toggle is off, only for the visit', async () => {
    const user = await shown();
    await user.click(screen.getByRole('switch', { name: 'Search with the “/” key' }));
    expect(sessionStorage.getItem('accessibility-search-key')).toBe('off');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'What are you looking for?' })).toBeVisible();
  });

  it('ignores a slash that is typed into a field', async () => {
    const { user, field } = await withSearch();
    await user.type(field, '/');
    expect(field).toHaveValue('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
