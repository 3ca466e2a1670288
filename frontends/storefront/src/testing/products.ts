import type { Product } from '../shared/catalogue/catalogue.js';

/** A fixture of a product with all three prices, with `changes`. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({
  id: '0197a000-0000-7000-8000-000000000001',
  name: 'Signature',
  subtitle: null,
  description: 'Eine Edition.',
  price: 8900,
  subscriptionPrice: 290,
  enhancedServicePrice: 390,
  image: null,
  images: [],
  video: null,
  headerVideo: null,
  headerTitle: null,
  headerDescription: null,
  productVideo: null,
  videoHeading: null,
  features: [],
  featureDetails: [],
  colors: [],
  materials: [],
  displayOrder: 0,
  pictures: {},
  ...changes,
});
