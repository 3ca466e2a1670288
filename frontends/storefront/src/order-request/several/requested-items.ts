import { REQUEST_ITEMS } from '@vitrine/schemas';
import type { Plan } from '../../shared/catalogue/plans.js';
import type { Favorite } from '../../shared/favorites/stored-favorites.js';
import type { CatalogueOfFavorites } from '../../shared/favorites/use-catalogue-of.js';
import type { ChosenItem } from '../request-form.js';
import { accessoryItem, productItem, type OrderItem } from '../summary/order-item.js';

/** Favourites grouped for a request for several, each list in their order. */
export interface Requestable {
  items: OrderItem[];
  /** Items in the catalogue that have no price or are sold out. */
  unavailable: OrderItem[];
  /** Whether a favourite was removed from the catalogue. */
  hasGone: boolean;
}

/** Groups favourites by whether they can be requested. */
export function toRequestable(
  favorites: readonly Favorite[],
  { products, accessories }: Pick<CatalogueOfFavorites, 'products' | 'accessories'>,
): Requestable {
  const found = favorites.flatMap(({ type, id }) => {
    if (type === 'product') return products.filter((each) => each.id === id).map(productItem);
    return accessories.filter((each) => each.id === id).map(accessoryItem);
  });
  const isAvailable = ({ inStock, offers }: OrderItem) => inStock && offers.length > 0;
  return {
    items: found.filter(isAvailable),
    unavailable: found.filter((item) => !isAvailable(item)),
    hasGone: found.length < favorites.length,
  };
}

/** What the visitor changed in a request: plans by item id, and the included items, by default the first ones up to the limit. */
export interface Changes {
  plans: Readonly<Record<string, Plan>>;
  /** Ids; null until an item was removed or added. */
  included: readonly string[] | null;
}

/** The items of the request with their plans, and the items left out. */
export function chooseItems(
  items: readonly OrderItem[],
  { plans, included }: Changes,
): { chosen: ChosenItem[]; leftOut: OrderItem[] } {
  const ids = included ?? items.slice(0, REQUEST_ITEMS.maximum).map(({ id }) => id);
  return {
    chosen: items
      .filter(({ id }) => ids.includes(id))
      .flatMap((item) => {
        const offer = item.offers.find(({ plan }) => plan === plans[item.id]) ?? item.offers[0];
        return offer ? [{ item, offer }] : [];
      }),
    leftOut: items.filter(({ id }) => !ids.includes(id)),
  };
}
