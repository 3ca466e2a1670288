import { useLocation, useNavigate } from '@vitrine/platform';
import { ORDER_TYPES, SUBSCRIPTION_TYPES } from '@vitrine/schemas';
import { useState } from 'react';
import { useHydrated } from '../../shared/controls/states/hydrated.js';
import type { CreatedOrder } from '../order-api.js';

/** The data of an order for the confirmation; amounts in euros, no personal data. */
export type PlacedOrder = Pick<
  CreatedOrder,
  'id' | 'productName' | 'orderType' | 'subscriptionType' | 'originalPrice' | 'productPrice'
>;

/** The orders in the state of a history entry; undefined when there are none or one is invalid. */
export function readPlacedOrders(state: unknown): readonly PlacedOrder[] | undefined {
  const { placedOrder } = (state ?? {}) as { placedOrder?: unknown };
  const found = [placedOrder].flat();
  return found.length > 0 && found.every(isPlacedOrder) ? found : undefined;
}

function isPlacedOrder(value: unknown): value is PlacedOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { id, productName, orderType, subscriptionType, originalPrice, productPrice } = value as Partial<PlacedOrder>;
  return (
    typeof id === 'string' &&
    typeof productName === 'string' &&
    typeof originalPrice === 'number' &&
    typeof productPrice === 'number' &&
    ORDER_TYPES.some((type) => type === orderType) &&
    [null, ...SUBSCRIPTION_TYPES].some((type) => type === subscriptionType)
  );
}

export interface Placement {
  /** One for each requested item; undefined before the request is sent. */
  orders: readonly PlacedOrder[] | undefined;
  keep: (created: readonly CreatedOrder[]) => void;
}

/**
 * The orders placed on this page. They are stored in the page's history entry: reloading the page, or going back to it, shows its confirmation;
 * opening the same address again starts another request.
 */
export function usePlacedOrder(): Placement {
  const hydrated = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<readonly PlacedOrder[]>();
  const recalled = hydrated && !placed ? readPlacedOrders(location.state) : undefined;

  const keep = (created: readonly CreatedOrder[]) => {
    const placedOrder = created.map(toPlacedOrder);
    setPlaced(placedOrder);
    void navigate(location, { replace: true, preventScrollReset: true, state: { placedOrder } });
  };
  return { orders: placed ?? recalled, keep };
}

const toPlacedOrder = (order: CreatedOrder): PlacedOrder => ({
  id: order.id,
  productName: order.productName,
  orderType: order.orderType,
  subscriptionType: order.subscriptionType,
  originalPrice: order.originalPrice,
  productPrice: order.productPrice,
});
