import type { Accessory } from '../shared/catalogue/catalogue.js';

/** A fixture of an accessory that can be ordered, with `changes`. */
export const anAccessory = (changes: Partial<Accessory> = {}): Accessory => ({
  id: '0197a000-0000-7000-8000-0000000000a1',
  name: 'Fountain pen',
  subtitle: null,
  brand: null,
  description: 'For signatures.',
  category: 'pen',
  price: 420,
  material: null,
  color: null,
  size: null,
  weight: null,
  stock: 14,
  isInStock: true,
  mainImage: null,
  images: [],
  features: [],
  specifications: {},
  pictures: {},
  ...changes,
});
