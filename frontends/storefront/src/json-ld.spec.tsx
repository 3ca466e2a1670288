import { screen } from '@testing-library/react';
import { anAccessory, aProduct, fakeApi, renderStorefront } from './testing/index.js';

const readJsonLd = () =>
  Object.fromEntries(
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => {
      const data = JSON.parse(textContent) as Record<string, unknown> & { '@type': string };
      return [data['@type'], data];
    }),
  );

it('tells search engines of a product with its offers, and where it stands', async () => {
  fakeApi({ 'GET /api/products/7': () => ({ body: aProduct({ id: '7' }) }) });
  renderStorefront('/products/7');
  await screen.findByRole('heading', { level: 1, name: 'Signature' });
  expect(readJsonLd()['Product']).toMatchObject({ '@id': 'https://vitrine.example/product/7', name: 'Signature' });
  expect((readJsonLd()['Product']?.['offers'] as { price: string }[]).map(({ price }) => price)).toEqual([
    '8900.00',
    '290.00',
    '390.00',
  ]);
  expect(readJsonLd()['BreadcrumbList']?.['itemListElement']).toHaveLength(3);
});

it('tells search engines of an accessory', async () => {
  fakeApi({ 'GET /api/accessories/7': () => ({ body: anAccessory({ id: '7' }) }) });
  renderStorefront('/accessory/7');
  await screen.findByRole('heading', { level: 1, name: 'Fountain pen' });
  expect(readJsonLd()['Product']).toMatchObject({ name: 'Fountain pen' });
});

it('tells search engines of the company on the home page', async () => {
  fakeApi({
    'GET /api/homepage-sections': () => ({ body: [] }),
    'GET /api/hero': () => ({ body: { heading: null, video: null } }),
    'GET /api/products': () => ({ body: [] }),
  });
  renderStorefront('/');
  await screen.findByRole('heading', { level: 1 });
  expect(readJsonLd()['Organization']).toMatchObject({ name: 'Vitrine', url: 'https://vitrine.example' });
});
