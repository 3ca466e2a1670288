import { storedJson } from '@vitrine/platform';
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '@vitrine/schemas';
import { toOrderType, type PlanOffer } from './plans.js';

/** The purchase option that a visitor chose on a product's page, stored in local storage for `/order` (public spec §3). */
export interface OrderSelection {
  productId: string;
  productName: string;
  orderType: 'product' | 'subscription';
  subscriptionType?: SubscriptionType;
  /** In euros, as shown when it was chosen; the server uses its own price. */
  price: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The selection in a stored value; null for an invalid value. */
export function readSelection(value: unknown): OrderSelection | null {
  if (typeof value !== 'object' || value === null) return null;
  const { productId, productName, orderType, subscriptionType, price } = value as Record<string, unknown>;
  if (!isText(productId) || !isText(productName) || typeof price !== 'number' || !Number.isFinite(price)) return null;
  if (orderType === 'product') return { productId, productName, orderType, price };
  if (orderType !== 'subscription') return null;
  const plan = SUBSCRIPTION_TYPES.find((type) => type === (subscriptionType ?? 'monthly'));
  return plan ? { productId, productName, orderType, subscriptionType: plan, price } : null;
}

/** The selection of a product on one of its plans. */
export function toSelection(product: { id: string; name: string }, { plan, price }: PlanOffer): OrderSelection {
  const { subscriptionType } = toOrderType(plan);
  return {
    productId: product.id,
    productName: product.name,
    orderType: subscriptionType ? 'subscription' : 'product',
    ...(subscriptionType && { subscriptionType }),
    price,
  };
}

/** The saved selection; an invalid entry is read as null. */
export const storedSelection = storedJson<OrderSelection | null>('selectedOrderData', readSelection, null, 'local');
