import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent } from '@vitrine/platform';
import { aProduct, fakeApi, noAnswer, renderStorefront } from '../testing/index.js';

const written = {
  pageType: 'privacy_policy',
  title: 'Privacy notice',
  content: '<h1>What we keep</h1><p>Nothing <strong>but</strong> this.</p>',
  metaDescription: null,
  metaKeywords: null,
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const missing = () => ({ status: 404, body: { code: 'NOT_FOUND', error: 'Content page not found' } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('shows the text of staff under one title, with the day of the last change', async () => {
  fakeApi({ 'GET /api/content-pages/privacy_policy': () => ({ body: written }) });
  renderStorefront('/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Last updated: 20 Nov 2026')).toBeVisible();
  expect(document.title).toBe('Privacy notice – Vitrine');
});

it('lists the sections of a long text, with links to them', async () => {
  const content = '<h2>1. Scope</h2><p>All.</p><h2>2. Price</h2><h3>Tax</h3><h2>3. End</h2>';
  fakeApi({ 'GET /api/content-pages/privacy_policy': () => ({ body: { ...written, content } }) });
  renderStorefront('/privacy');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['1. Scope', '2. Price', '3. End']);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveTextContent(link.textContent);
  }
  // in the tests every heading counts as reached
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'location']);
});

it('has no table of contents for a short text', async () => {
  fakeApi({ 'GET /api/content-pages/privacy_policy': () => ({ body: written }) });
  renderStorefront('/privacy');
  await screen.findByText('What we keep');
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

it.each([
  ['/privacy', 'privacy_policy', 'en', 'Privacy', 'Content not available at the moment. Please try again later.'],
  [
    '/terms',
    'terms_conditions',
    'de',
    'Allgemeine Geschäftsbedingungen',
    'Der Inhalt ist gerade nicht verfügbar. Bitte versuchen Sie es später erneut.',
  ],
  [
    '/imprint',
    'imprint',
    'de',
    'Impressum',
    'Der Inhalt ist gerade nicht verfügbar. Bitte versuchen Sie es später erneut.',
  ],
] as const)('%s without a text shows that under its title', async (path, type, language, title, sentence) => {
  fakeApi({ [`GET /api/content-pages/${type}`]: missing });
  renderStorefront(path, language);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('loads a text again after a failure', async () => {
  const api = fakeApi({ 'GET /api/content-pages/privacy_policy': noAnswer });
  renderStorefront('/privacy');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  api.handlers['GET /api/content-pages/privacy_policy'] = () => ({ body: written });
  await userEvent.click(retry);
  expect(await screen.findByText('What we keep')).toBeVisible();
});

it('does not show the previous text under the title of the next one', async () => {
  fakeApi({
    'GET /api/content-pages/privacy_policy': () => ({ body: written }),
    'GET /api/content-pages/imprint': missing,
  });
  renderStorefront('/privacy');
  await screen.findByText('What we keep');
  await userEvent.click(screen.getByRole('link', { name: 'Imprint' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  expect(screen.queryByText('What we keep')).toBeNull();
});

it('explains cookies and offers the decision about them', async () => {
  fakeApi({});
  consent.decline();
  renderStorefront('/cookies');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  for (const name of ['Essential cookies', 'Analytics cookies', 'Preference cookies'])
    expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText('You have declined cookies that are not essential.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decline', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept', pressed: false }));
  expect(await screen.findByText('You have accepted all cookies.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept', pressed: true })).toBeVisible();
  expect(localStorage.getItem('cookie-consent')).toBe('accepted');
});

it('shows which decision about cookies is in force, and since when', async () => {
  fakeApi({});
  renderStorefront('/cookies');
  const kind = (name: string) => screen.getByText(name).parentElement;
  expect(await screen.findByText('You have not decided yet.')).toBeVisible();
  expect(kind('Essential cookies')).toHaveTextContent('Always allowed');
  expect(kind('Analytics cookies')).toHaveTextContent('Not allowed');

  act(() => consent.decline());
  expect(await screen.findByText('This holds until you close this tab.')).toBeVisible();
  expect(kind('Analytics cookies')).toHaveTextContent('Not allowed');

  act(() => consent.accept());
  const period = await screen.findByText(/^Your consent holds from/);
  const year = new Date().getFullYear();
  expect(period).toHaveTextContent(new RegExp(`${year} until .* ${year + 1}\\.$`));
  expect(kind('Analytics cookies')).toHaveTextContent('Allowed by you');
});

it('shows a consent without a known end', async () => {
  fakeApi({});
  localStorage.setItem('cookie-consent', 'accepted');
  renderStorefront('/cookies');
  expect(await screen.findByText('Your consent holds until you decide otherwise.')).toBeVisible();
});

it('describes the company, warranty and service, with or without a text of staff', async () => {
  const api = fakeApi({ 'GET /api/content-pages/about_us': missing });
  const { unmount } = renderStorefront('/about', 'de');
  expect(await screen.findByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible();
  expect(await screen.findByText('Für Häuser gemacht.')).toBeVisible();
  expect(screen.getByText('5 Jahre')).toBeVisible();
  expect(screen.getByText('Über 4.000')).toBeVisible();
  unmount();
  api.handlers['GET /api/content-pages/about_us'] = () => ({
    body: { ...written, pageType: 'about_us', content: '<h2>Seit 1884</h2>' },
  });
  renderStorefront('/about', 'de');
  expect(await screen.findByRole('heading', { level: 2, name: 'Seit 1884' })).toBeVisible();
});

it("opens the about page with the company's film, and shows pictures of its work", async () => {
  fakeApi({
    'GET /api/content-pages/about_us': missing,
    'GET /api/hero': () => ({ body: { heading: null, video: '/uploads/hero.mp4' } }),
    'GET /api/products': () => ({
      body: [1, 2, 3, 4].map((id) => aProduct({ id: String(id), images: [`/uploads/${id}.webp`] })),
    }),
  });
  renderStorefront('/about');
  await screen.findByRole('heading', { level: 1, name: 'About us' });
  expect(await screen.findByRole('button', { name: 'Play the film' })).toBeVisible();
  const shown = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(expect.arrayContaining(['/uploads/2.webp', '/uploads/3.webp', '/uploads/4.webp']));
  expect(shown).not.toContain('/uploads/1.webp');
});

it('shows pictures of products on the about page that are not beside each other, if there are enough', async () => {
  fakeApi({
    'GET /api/content-pages/about_us': missing,
    'GET /api/products': () => ({
      body: [1, 2, 3, 4, 5, 6].map((id) => aProduct({ id: String(id), images: [`/uploads/${id}.webp`] })),
    }),
  });
  renderStorefront('/about');
  await waitFor(() => expect(document.querySelector('main img[src="/uploads/6.webp"]')).not.toBeNull());
  const shown = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
  expect(shown.filter((source) => source?.startsWith('/uploads/'))).toEqual(
    [2, 4, 6].map((id) => `/uploads/${id}.webp`),
  );
});
