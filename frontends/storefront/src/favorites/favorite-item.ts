import {
  type Accessory,
  accessoryPictureOf,
  mainPictureOf,
  type Pictures,
  type Product,
} from '../shared/catalogue/catalogue.js';
import type { Favorite } from '../shared/favorites/favorites.js';

/** A favourite as its card shows it. */
export interface FavoriteItem {
  favorite: Favorite;
  path: string;
  name: string;
  subtitle: string | null;
  description: string;
  picture: string | undefined;
  pictures: Pictures;
  /** In euros; null where it is not sold that way. */
  price: number | null;
  /** In euros a month. */
  subscriptionPrice: number | null;
}

const productItem = (favorite: Favorite, product: Product): FavoriteItem => ({
  favorite,
  path: `/product/${product.id}`,
  name: product.name,
  subtitle: product.subtitle,
  description: product.description,
  picture: mainPictureOf(product),
  pictures: product.pictures,
  price: product.price,
  subscriptionPrice: product.subscriptionPrice,
});

const accessoryItem = (favorite: Favorite, accessory: Accessory): FavoriteItem => ({
  favorite,
  path: `/accessory/${accessory.id}`,
  name: accessory.name,
  subtitle: accessory.subtitle,
  description: accessory.description,
  picture: accessoryPictureOf(accessory),
  pictures: accessory.pictures,
  price: accessory.price,
  subscriptionPrice: null,
});

/** What the catalogue says of a favourite; nothing for one that is no longer in it. */
export function itemOf(
  favorite: Favorite,
  products: readonly Product[],
  accessories: readonly Accessory[],
): FavoriteItem | undefined {
  const isIt = ({ id }: { id: string }) => id === favorite.id;
  if (favorite.type === 'product') {
    const product = products.find(isIt);
    return product && productItem(favorite, product);
  }
  const accessory = accessories.find(isIt);
  return accessory && accessoryItem(favorite, accessory);
}
