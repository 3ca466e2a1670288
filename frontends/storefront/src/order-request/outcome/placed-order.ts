import { useLocation, useNavigate } from '@vitrine/platform';
import { ORDER_TYPES, SUBSCRIPTION_TYPES } from '@vitrine/schemas';
import { useState } from 'react';
import { useHydrated } from '../../shared/controls/states/hydrated.js';
import type { CreatedOrder } from '../order-api.js';

/** What the confirmation shows of an order; amounts in euros, nothing personal. */
export type PlacedOrder = Pick<
  CreatedOrder,
  'id' | 'productName' | 'orderType' | 'subscriptionType' | 'originalPrice' | 'productPrice'
>;

/** The order that the state of a history entry holds; undefined when there is none or it is broken. */
export function readPlacedOrder(state: unknown): PlacedOrder | undefined {
  const { placedOrder } = (state ?? {}) as { placedOrder?: unknown };
  if (typeof placedOrder !== 'object' || placedOrder === null) return undefined;
  const { id, productName, orderType, subscriptionType, originalPrice, productPrice } =
    placedOrder as Partial<PlacedOrder>;
  const isWhole =
    typeof id === 'string' &&
    typeof productName === 'string' &&
    typeof originalPrice === 'number' &&
    typeof productPrice === 'number' &&
    ORDER_TYPES.some((type) => type === orderType) &&
    [null, ...SUBSCRIPTION_TYPES].some((type) => type === subscriptionType);
  return isWhole ? (placedOrder as PlacedOrder) : undefined;
}

export interface Placement {
  /** Undefined while nothing was sent. */
  order: PlacedOrder | undefined;
  keep: (created: CreatedOrder) => void;
}

/**
 * The order placed on this page. It is kept with the page's entry in the browser's history: loading the page again, or coming back
 * to it, shows its confirmation; opening the same address anew begins another request.
 */
export function usePlacedOrder(): Placement {
  const hydrated = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<PlacedOrder>();
  const recalled = hydrated && !placed ? readPlacedOrder(location.state) : undefined;

  const keep = ({ id, productName, orderType, subscriptionType, originalPrice, productPrice }: CreatedOrder) => {
    const placedOrder = { id, productName, orderType, subscriptionType, originalPrice, productPrice };
    setPlaced(placedOrder);
    void navigate(location, { replace: true, preventScrollReset: true, state: { placedOrder } });
  };
  return { order: placed ?? recalled, keep };
}
