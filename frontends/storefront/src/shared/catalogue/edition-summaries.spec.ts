import type { Pictures } from './catalogue.js';
import { summariseEditions } from './edition-summaries.js';

const size = { width: 1600, height: 2000, variants: [] };
const pictures: Pictures = { '/main.webp': size, '/other.webp': size };

it('has the first picture and the lowest monthly price of each edition with products', () => {
  const products = [
    { name: 'Classic', image: null, images: ['/main.webp', '/other.webp'], pictures, subscriptionPrice: 190 },
    { name: 'Classic Atelier', image: '/other.webp', images: [], pictures, subscriptionPrice: 90 },
    { name: 'Prestige', image: '/other.webp', images: [], pictures, subscriptionPrice: null },
  ];
  expect(summariseEditions(products)).toEqual([
    { edition: 'classic', picture: '/main.webp', pictures: { '/main.webp': size }, monthlyPrice: 90 },
    { edition: 'prestige', picture: '/other.webp', pictures: { '/other.webp': size }, monthlyPrice: null },
  ]);
});
