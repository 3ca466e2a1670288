import type { Feature } from '../features/index.js';
import type { Product } from '../products/index.js';

const times = { createdAt: '2026-11-21T08:12:00.000Z', updatedAt: '2026-11-21T08:12:00.000Z', updatedBy: null };

export const aProduct = (changes: Partial<Product> = {}): Product => ({
  id: '0199a1b2-0000-7000-8000-000000000001',
  version: 3,
  ...times,
  name: 'Prestige',
  subtitle: 'Für Häuser mit Geschichte',
  description: 'Die Edition.',
  price: 14900,
  subscriptionPrice: 430,
  enhancedServicePrice: null,
  image: '/uploads/dial.webp',
  images: ['/uploads/dial.webp', '/uploads/app.webp'],
  video: null,
  headerVideo: '/uploads/header.mp4',
  headerTitle: null,
  headerDescription: null,
  productVideo: null,
  videoHeading: null,
  features: ['Digitaler Katalog', 'Eigenes'],
  featureDetails: [],
  colors: ['Grün', 'Gold'],
  materials: [],
  published: true,
  publishedAt: null,
  displayOrder: 5,
  pictures: {},
  translations: { en: { name: 'Prestige EN', features: ['', 'Own'], colors: ['Green', 'Gold'] } },
  ...changes,
});

export const aFeature = (n: number, changes: Partial<Feature> = {}): Feature => ({
  id: `0199a1b2-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
  version: 1,
  ...times,
  title: `Funktion ${n}`,
  description: '',
  image: null,
  screen: null,
  isActive: true,
  translations: {},
  ...changes,
});
