import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aProduct,
  aSection,
  failFilm,
  fakeApi,
  filmSources,
  heldAnswer,
  refusal,
  renderStorefront,
} from '../testing/index.js';

const none = { heading: null, video: null };
const FILM = '/uploads/hero.mp4';
const PICTURE = '/uploads/hero.webp';

const heroOnly = (changes: Parameters<typeof aSection>[0] = {}, video: string | null = FILM) =>
  fakeApi({
    'GET /api/homepage-sections': () => ({ body: [aSection(changes)] }),
    'GET /api/hero': () => ({ body: { heading: 'Heading of the film', video } }),
  });

const builtIn = (hero: unknown = none) =>
  fakeApi({
    'GET /api/homepage-sections': () => ({ body: [] }),
    'GET /api/hero': () => ({ body: hero }),
    'GET /api/products': () => ({ body: [aProduct()] }),
  });

const videos = () => document.querySelectorAll('video');
const video = () => videos()[0]!;
const backdrop = () => document.querySelector('main img')!;

const still = window.matchMedia;
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  pause.mockReset().mockReturnValue();
});

afterEach(() => {
  window.matchMedia = still;
  localStorage.clear();
  sessionStorage.clear();
});

/** Simulates a system without reduced motion. */
function withMotion() {
  window.matchMedia = (query) => ({ ...still(query), matches: false });
}

/** Places the upper edge of every section at `top` pixels in a viewport of 1000. */
function sectionsAt(top: number) {
  window.innerHeight = 1000;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 0));
}

describe('the sections of the server', () => {
  const sections = [
    aSection({ id: '1', title: 'First', subtitle: 'Above', description: 'Below', ctaText: 'Go', ctaLink: '/products' }),
    aSection({ id: '2', sectionKey: 'section2', title: 'Second', ctaText: 'Write', ctaLink: 'mailto:a@b.example' }),
    aSection({
      id: '3',
      sectionKey: 'x',
      title: 'Third',
      textColor: 'gray-800',
      textAlign: 'right',
      overlayOpacity: 0.6,
    }),
  ];
  const open = async () => {
    fakeApi({ 'GET /api/homepage-sections': () => ({ body: sections }), 'GET /api/hero': () => ({ body: none }) });
    renderStorefront('/');
    await screen.findByRole('heading', { level: 1, name: 'First' });
  };
  const region = (name: string) => screen.getByRole('region', { name });

  it('are shown with their texts, the first one with the heading of the page', async () => {
    await open();
    expect(within(region('First')).getByText('Above')).toBeVisible();
    expect(within(region('First')).getByText('Below')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Second' })).toBeVisible();
    expect(within(screen.getByRole('main')).queryByText('The collection')).not.toBeInTheDocument();
  });

  it('link to the target of their call to action, inside or outside of the site', async () => {
    await open();
    expect(within(region('First')).getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('href', 'mailto:a@b.example');
  });

  it('are sticky below the next one, from the third on', async () => {
    await open();
    expect(region('First')).not.toHaveAttribute('data-sticky');
    expect(region('Second')).not.toHaveAttribute('data-sticky');
    expect(region('Third')).toHaveAttribute('data-sticky');
  });

  it('have the colour, alignment and overlay that staff chose', async () => {
    await open();
    expect(region('Third')).toHaveAttribute('data-color', 'gray-800');
    expect(region('Third')).toHaveAttribute('data-align', 'right');
    expect(region('Third').style.getPropertyValue('--overlay')).toBe('0.6');
  });

  it('are the whole page: nothing follows them that staff cannot remove', async () => {
    await open();
    expect(screen.getByRole('main').querySelectorAll('section')).toHaveLength(sections.length);
  });

  it('show the editions with the lowest monthly price below the text of the section with that key', async () => {
    fakeApi({
      'GET /api/homepage-sections': () => ({
        body: [aSection({ id: '1' }), aSection({ id: '2', sectionKey: 'editions', title: 'Three of them' })],
      }),
      'GET /api/hero': () => ({ body: none }),
      'GET /api/products': () => ({ body: [aProduct(), aProduct({ id: '2', subscriptionPrice: 210 })] }),
    });
    renderStorefront('/');
    const editions = await screen.findByRole('region', { name: 'Three of them' });
    expect(await within(editions).findByRole('link')).toHaveTextContent('from €210 per month plus VAT');
    expect(editions).toHaveTextContent('From signature to App Store: 8 to 16 weeks.');
  });

  it("show the company's dial when their picture fails", async () => {
    heroOnly({ backgroundImage: PICTURE }, null);
    renderStorefront('/');
    await screen.findByRole('heading', { level: 1 });
    expect(backdrop()).toHaveAttribute('src', PICTURE);
    fireEvent.error(backdrop());
    expect(backdrop()).not.toHaveAttribute('src', PICTURE);
  });
});

describe('the built-in sections', () => {
  it('are shown when the server has none, with links onward', async () => {
    builtIn();
    renderStorefront('/');
    expect(await screen.findByRole('heading', { level: 1, name: /^Your house, in\sone hand\.$/ })).toBeVisible();
    expect(document.querySelectorAll('main > section')).toHaveLength(6);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'View the editions' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare');
  });

  it.each([500, 404])(
    'are shown and the failure logged when the sections are answered %d; the hero keeps its default title',
    async (status) => {
      const logged = jest.spyOn(globalThis, 'reportError');
      fakeApi({
        'GET /api/homepage-sections': () => refusal(status, 'INTERNAL', 'Internal error'),
        'GET /api/hero': () => refusal(500, 'INTERNAL', 'Internal error'),
        'GET /api/products': () => ({ body: [] }),
      });
      renderStorefront('/', 'de');
      expect(await screen.findByRole('heading', { level: 1, name: 'Ihr Haus, in einer Hand.' })).toBeVisible();
      expect(videos()).toHaveLength(0);
      expect(logged).toHaveBeenCalledTimes(1);
      logged.mockRestore();
    },
  );

  it('have no collection while the catalogue is empty', async () => {
    const api = builtIn();
    const held = heldAnswer<{ body: [] }>();
    api.handlers['GET /api/products'] = held.answer;
    renderStorefront('/');
    const title = await screen.findByRole('heading', { level: 2, name: /^One collection\./ });
    held.give({ body: [] });
    await waitFor(() => expect(title).not.toBeInTheDocument());
    expect(document.querySelectorAll('main > section')).toHaveLength(5);
  });

  it('begin with the heading that staff gave the film', async () => {
    builtIn({ heading: 'Made by hand', video: FILM });
    renderStorefront('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Made by hand' })).toBeVisible();
  });
});

describe('the product viewed last', () => {
  const recent = aProduct({ id: 'p7', name: 'Prestige' });

  it('is offered to continue with', async () => {
    localStorage.setItem('recentProductId', 'p7');
    const api = builtIn();
    api.handlers['GET /api/products/p7'] = () => ({ body: recent });
    renderStorefront('/');
    expect(await screen.findByRole('link', { name: 'Continue with Prestige' })).toHaveAttribute('href', '/product/p7');
  });

  it('is not offered once it was removed', async () => {
    localStorage.setItem('recentProductId', 'p7');
    const api = builtIn();
    api.handlers['GET /api/products/p7'] = () => refusal(404, 'NOT_FOUND', 'Product not found');
    renderStorefront('/');
    await waitFor(() => expect(api.asked('GET /api/products/p7')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
  });
});

describe("the hero's film", () => {
  const button = (name: string) => screen.findByRole('button', { name });

  it('autoplays over its picture, muted and looping, and can be paused', async () => {
    withMotion();
    heroOnly({ backgroundImage: PICTURE });
    renderStorefront('/');
    const pauseButton = await button('Pause the film');
    expect(filmSources(video())).toEqual([FILM]);
    expect(video().muted).toBe(true);
    expect(video().loop).toBe(true);
    expect(backdrop()).toHaveAttribute('src', PICTURE);
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    pause.mockClear();
    await userEvent.click(pauseButton);
    expect(pause).toHaveBeenCalled();
    expect(await button('Play the film')).toBeVisible();
  });

  it('is neither loaded nor played with reduced motion of the system, until the visitor starts it', async () => {
    heroOnly();
    renderStorefront('/');
    const playButton = await button('Play the film');
    expect(filmSources(video())).toEqual([]);
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(playButton);
    expect(filmSources(video())).toEqual([FILM]);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('is paused by the toggle in the footer', async () => {
    withMotion();
    sessionStorage.setItem('accessibility-reduce-motion', 'true');
    heroOnly();
    renderStorefront('/');
    await button('Play the film');
    expect(play).not.toHaveBeenCalled();
  });

  it('has a play button if the browser blocks autoplay', async () => {
    withMotion();
    play.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    heroOnly();
    renderStorefront('/');
    expect(await button('Play the film')).toBeVisible();
  });

  it('falls back to the picture, then to the dial, then to words', async () => {
    withMotion();
    heroOnly({ backgroundImage: PICTURE });
    renderStorefront('/');
    await button('Pause the film');
    failFilm(video());
    expect(videos()).toHaveLength(0);
    expect(backdrop()).toHaveAttribute('src', PICTURE);
    fireEvent.error(backdrop());
    fireEvent.error(backdrop());
    expect(screen.getByText('No hero video or image available')).toBeVisible();
  });
});

describe('scrolling', () => {
  const section = () => screen.getByRole('region', { name: /^Your house, in\sone hand\.$/ });

  it('reveals a section when it has reached 70 % of the viewport', async () => {
    withMotion();
    sectionsAt(701);
    heroOnly();
    renderStorefront('/');
    await waitFor(() => expect(section()).toHaveAttribute('data-reveal', 'waiting'));
    fireEvent.scroll(window);
    expect(section()).toHaveAttribute('data-reveal', 'waiting');
    sectionsAt(700);
    fireEvent.scroll(window);
    expect(section()).toHaveAttribute('data-reveal', 'shown');
    jest.restoreAllMocks();
  });

  it('hides nothing when motion is reduced', async () => {
    sectionsAt(900);
    heroOnly();
    renderStorefront('/');
    await screen.findByRole('heading', { level: 1 });
    expect(section()).not.toHaveAttribute('data-reveal');
    jest.restoreAllMocks();
  });

  it('fills the progress bar by the share of the page that was scrolled', async () => {
    heroOnly();
    renderStorefront('/');
    await screen.findByRole('heading', { level: 1 });
    const bar = document.querySelector('[data-progress]')!;
    window.innerHeight = 1000;
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    window.scrollY = 500;
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(bar.firstElementChild).toHaveStyle({ transform: 'scaleY(0.2500)' });
    window.scrollY = 0;
  });
});
