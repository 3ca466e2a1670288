import {
  type Accessory,
  getAccessoryPicture,
  isOrderable,
  getMainPicture,
  type Pictures,
  type Product,
} from '../shared/catalogue/catalogue.js';
import { listPlans } from '../shared/catalogue/plans.js';
import type { Favorite } from '../shared/favorites/stored-favorites.js';

/** The data of a favourite's card. */
export interface FavoriteItem {
  favorite: Favorite;
  path: string;
  /** Path of its order request; undefined if it cannot be requested at present. */
  requestPath: string | undefined;
  name: string;
  subtitle: string | null;
  /** A sentence about it; null where it has none. */
  text: string | null;
  picture: string | undefined;
  pictures: Pictures;
  /** In euros; null if it cannot be bought. */
  price: number | null;
  /** In euros per month. */
  subscriptionPrice: number | null;
}

const productItem = (favorite: Favorite, product: Product): FavoriteItem => ({
  favorite,
  path: `/product/${product.id}`,
  requestPath: listPlans(product).length > 0 ? `/buy/${product.id}` : undefined,
  name: product.name,
  subtitle: product.subtitle,
  text: product.headerDescription,
  picture: getMainPicture(product),
  pictures: product.pictures,
  price: product.price,
  subscriptionPrice: product.subscriptionPrice,
});

const accessoryItem = (favorite: Favorite, accessory: Accessory): FavoriteItem => ({
  favorite,
  path: `/accessory/${accessory.id}`,
  requestPath: isOrderable(accessory) ? `/buy/accessory/${accessory.id}` : undefined,
  name: accessory.name,
  subtitle: accessory.subtitle,
  text: null,
  picture: getAccessoryPicture(accessory),
  pictures: accessory.pictures,
  price: accessory.price,
  subscriptionPrice: null,
});

/** A favourite with its data from the catalogue; undefined if it is no longer there. */
export function toItem(
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
