import { screen } from '@testing-library/react';
import { anAccessory, aProduct, aStore, fakeApi, renderStorefront } from './testing/index.js';

const readJsonLd = () =>
  Object.fromEntries(
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => {
      const data = JSON.parse(textContent) as Record<string, unknown> & { '@type': string };
      return [data['@type'], data];
    }),
  );

it('has a product with its offers and breadcrumbs for search engines', async () => {
  fakeApi({ 'GET /api/products/7': () => ({ body: aProduct({ id: '7' }) }) });
  renderStorefront('/products/7');
  await screen.findByRole('heading', { level: 1, name: 'Signature' });
  expect(readJsonLd()['Product']).toMatchObject({ '@id': 'https://vitrine.example/product/7', name: 'Signature' });
  expect((readJsonLd()['Product']!['offers'] as { price: string }[]).map(({ price }) => price)).toEqual([
    '8900.00',
    '290.00',
    '390.00',
  ]);
  expect(readJsonLd()['BreadcrumbList']?.['itemListElement']).toHaveLength(3);
});

it('has an accessory for search engines', async () => {
  fakeApi({ 'GET /api/accessories/7': () => ({ body: anAccessory({ id: '7' }) }) });
  renderStorefront('/accessory/7');
  await screen.findByRole('heading', { level: 1, name: 'Fountain pen' });
  expect(readJsonLd()['Product']).toMatchObject({ name: 'Fountain pen' });
});

it('has the company for search engines on the home page', async () => {
  fakeApi({
    'GET /api/homepage-sections': () => ({ body: [] }),
    'GET /api/hero': () => ({ body: { heading: null, video: null } }),
    'GET /api/products': () => ({ body: [] }),
  });
  renderStorefront('/');
  await screen.findByRole('heading', { level: 1 });
  expect(readJsonLd()['Organization']).toMatchObject({ name: 'Vitrine', url: 'https://vitrine.example' });
});

it('has the stores with their opening hours for search engines', async () => {
  const openingHours = [{ day: 'tuesday' as const, opens: '10:00', closes: '18:30' }];
  fakeApi({ 'GET /api/stores': () => ({ body: [aStore({ id: '7', openingHours })] }) });
  renderStorefront('/store-locator');
  await screen.findByRole('heading', { level: 2, name: 'Juwelier Rosenhag' });
  const [entry] = readJsonLd()['ItemList']!['itemListElement'] as { item: object }[];
  expect(entry?.item).toMatchObject({
    '@type': 'JewelryStore',
    '@id': 'https://vitrine.example/store-locator?store=7',
    geo: { latitude: 48.1374, longitude: 11.5755 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Tuesday', opens: '10:00', closes: '18:30' }],
  });
});
