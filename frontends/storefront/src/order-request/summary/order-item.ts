import {
  getAccessoryPicture,
  isOrderable,
  getMainPicture,
  type Accessory,
  type Pictures,
  type Product,
} from '../../shared/catalogue/catalogue.js';
import { listPlans, type PlanOffer } from '../../shared/catalogue/plans.js';

/** A requested product or accessory, as the form shows it. */
export interface OrderItem {
  id: string;
  kind: 'product' | 'accessory';
  name: string;
  subtitle: string | null;
  picture: string | undefined;
  pictures: Pictures;
  /** Not empty for an item that can be requested. */
  offers: PlanOffer[];
  /** False for an accessory that is hidden or sold out. */
  inStock: boolean;
}

export const productItem = (product: Product): OrderItem => ({
  id: product.id,
  kind: 'product',
  name: product.name,
  subtitle: product.subtitle,
  picture: getMainPicture(product),
  pictures: product.pictures,
  offers: listPlans(product),
  inStock: true,
});

export const accessoryItem = (accessory: Accessory): OrderItem => ({
  id: accessory.id,
  kind: 'accessory',
  name: accessory.name,
  subtitle: accessory.subtitle,
  picture: getAccessoryPicture(accessory),
  pictures: accessory.pictures,
  offers: [{ plan: 'accessory', price: accessory.price }],
  inStock: isOrderable(accessory),
});
