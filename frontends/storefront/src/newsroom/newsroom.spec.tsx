import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, anArticle, fakeApi, noAnswer, renderStorefront } from '../testing/index.js';

const introduction = {
  pageType: 'newsroom',
  title: 'News from the studio',
  content: '<p>What we learn on the way.</p>',
  metaDescription: null,
  metaKeywords: null,
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const missing = () => ({ status: 404, body: { code: 'NOT_FOUND', error: 'Article not found' } });
const INTRODUCTION = 'GET /api/content-pages/newsroom';
const LIST = 'GET /api/articles';
const ONE = 'GET /api/articles/workshop';
const withIntroduction = { [INTRODUCTION]: () => ({ body: introduction }) };

const list = async () => within(await screen.findByRole('region', { name: 'Articles' }));
const readJsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

beforeEach(() => localStorage.clear());

it('shows the introduction above the articles, each with its day and a link to it', async () => {
  const articles = [anArticle(), anArticle({ slug: 'older', title: 'Two addresses', summary: '' })];
  fakeApi({ ...withIntroduction, [LIST]: () => ({ body: articles }) });
  renderStorefront('/newsroom');
  expect(await screen.findByRole('heading', { level: 1, name: 'News from the studio' })).toBeVisible();
  expect(screen.getByText('What we learn on the way.')).toBeVisible();
  const shown = await list();
  expect(shown.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'The workshop comes into view',
    'Two addresses',
  ]);
  expect(shown.getAllByText('2 Nov 2026')[0]).toHaveAttribute('datetime', '2026-11-02T08:00:00.000Z');
  expect(shown.getByRole('link', { name: 'Two addresses' })).toHaveAttribute('href', '/newsroom/older');
  expect(screen.queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Follow our news by feed' })).toHaveAttribute(
    'href',
    '/newsroom/feed.xml?lang=en',
  );
  expect(document.querySelector('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/newsroom/feed.xml?lang=en',
  );
});

it('has links to the pages of a long list', async () => {
  const articles = Array.from({ length: 13 }, (_, index) =>
    anArticle({ slug: `a-${index}`, title: `Article ${index + 1}` }),
  );
  fakeApi({ ...withIntroduction, [LIST]: () => ({ body: articles }) });
  renderStorefront('/newsroom');
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Older articles' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Article 13' })).toBeVisible();
  expect(address()).toBe('/newsroom?page=2');
  expect(screen.queryByRole('link', { name: 'Older articles' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Article 12' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Newer articles' }));
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(address()).toBe('/newsroom');
});

it.each([
  ['/newsroom', 'There are no articles yet. Please look in again soon.'],
  ['/newsroom?page=9', 'There are no more articles on this page.'],
])('%s shows that there is nothing to list', async (path, sentence) => {
  fakeApi({ ...withIntroduction, [LIST]: () => ({ body: [] }) });
  renderStorefront(path);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('is hidden while its introduction is not published', async () => {
  fakeApi({ [INTRODUCTION]: missing, [LIST]: () => ({ body: [anArticle()] }) });
  renderStorefront('/newsroom');
  expect(await screen.findByText('Content not available at the moment. Please try again later.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Articles' })).toBeNull();
});

it.each([
  ['/newsroom', LIST, 'The articles cannot be loaded at the moment.'],
  ['/newsroom/workshop', ONE, 'The article cannot be loaded at the moment.'],
])('%s can be loaded again after a failure', async (path, read, sentence) => {
  const api = fakeApi({ ...withIntroduction, [read]: noAnswer });
  renderStorefront(path);
  expect(await screen.findByText(sentence)).toBeVisible();
  api.handlers[read] = () => ({ body: read === LIST ? [anArticle()] : anArticle() });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'The workshop comes into view' })).toBeVisible();
});

it('links from an article to the next older ones, each with its day', async () => {
  const articles = [anArticle(), anArticle({ slug: 'older', title: 'Two addresses' })];
  fakeApi({ [ONE]: () => ({ body: anArticle() }), [LIST]: () => ({ body: articles }) });
  renderStorefront('/newsroom/workshop');
  const onward = within(await screen.findByRole('navigation', { name: 'Older articles' }));
  expect(onward.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/newsroom/older']);
  expect(onward.getByText('2 Nov 2026')).toBeVisible();
});

it('shows an article with its day, its text and its data for search engines', async () => {
  fakeApi({ [ONE]: () => ({ body: anArticle({ image: '/uploads/bench.webp' }) }) });
  renderStorefront('/newsroom/workshop');
  expect(await screen.findByRole('heading', { level: 1, name: 'The workshop comes into view' })).toBeVisible();
  expect(screen.getByText('2 Nov 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Step by step' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'All articles' })[0]).toHaveAttribute('href', '/newsroom');
  expect(document.title).toBe('The workshop comes into view – Vitrine');
  const property = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect([property('og:type'), property('og:image'), property('article:published_time')]).toEqual([
    'article',
    'https://vitrine.example/uploads/bench.webp',
    '2026-11-02T08:00:00.000Z',
  ]);
  const data = readJsonLd();
  expect(data.find((each) => each['@type'] === 'NewsArticle')).toMatchObject({
    '@id': 'https://vitrine.example/newsroom/workshop',
    headline: 'The workshop comes into view',
    image: ['https://vitrine.example/uploads/bench.webp'],
    datePublished: '2026-11-02T08:00:00.000Z',
    dateModified: '2026-11-02T08:00:00.000Z',
    inLanguage: 'en',
    publisher: { name: 'Vitrine' },
  });
  expect(data.find((each) => each['@type'] === 'BreadcrumbList')?.['itemListElement']).toMatchObject([
    { name: 'Home' },
    { name: 'Newsroom' },
    { name: 'The workshop comes into view' },
  ]);
});

it('an address without an article shows the latest ones', async () => {
  fakeApi({ [ONE]: missing, [LIST]: () => ({ body: [anArticle({ slug: 'other', title: 'Two addresses' })] }) });
  renderStorefront('/newsroom/workshop');
  const latest = within(await screen.findByRole('navigation', { name: 'Latest articles' }));
  expect(latest.getByRole('link', { name: 'Two addresses' })).toHaveAttribute('href', '/newsroom/other');
});

it.each([
  ['en', 'This article does not exist', 'All articles'],
  ['de', 'Diese Meldung gibt es nicht', 'Alle Meldungen'],
] as const)('an address without an article links to the newsroom (%s)', async (language, title, back) => {
  fakeApi({ [ONE]: missing });
  renderStorefront('/newsroom/workshop', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/newsroom');
});
