import { sentence, type OrderStatus } from '@vitrine/schemas';
import { conflict, type ApiError } from '../../../common/errors/api-error.js';

/** What else is done in the transaction that changes the status of an order. */
export type Effect = 'returnCoupon' | 'redeemCoupon' | 'startSubscription';

interface State {
  /** Every status can be set from every other (back-office spec §4). */
  next: readonly OrderStatus[];
  onEnter: readonly Effect[];
  onLeave: readonly Effect[];
  priceLocked: boolean;
}

/** The states of an order (contract: Admin: orders, Subscriptions). */
export const ORDER_LIFECYCLE: Readonly<Record<OrderStatus, State>> = {
  pending: { next: ['confirmed', 'completed', 'cancelled'], onEnter: [], onLeave: [], priceLocked: false },
  confirmed: {
    next: ['pending', 'completed', 'cancelled'],
    onEnter: ['startSubscription'],
    onLeave: [],
    priceLocked: false,
  },
  completed: {
    next: ['pending', 'confirmed', 'cancelled'],
    onEnter: ['startSubscription'],
    onLeave: [],
    priceLocked: true,
  },
  cancelled: {
    next: ['pending', 'confirmed', 'completed'],
    onEnter: ['returnCoupon'],
    onLeave: ['redeemCoupon'],
    priceLocked: false,
  },
};

/** The fields of an order that the guards check; prices in cents. */
export interface GuardedOrder {
  status: OrderStatus;
  productPriceCents: number;
}

/** The requested change; absent = unchanged. */
export interface RequestedChange {
  status?: OrderStatus | undefined;
  productPriceCents?: number | undefined;
}

/** Named guards: each returns the error by which it refuses a change. */
export const guards: Readonly<Record<string, (order: GuardedOrder, change: RequestedChange) => ApiError | undefined>> =
  {
    statusFollows: ({ status }, change) =>
      change.status !== undefined && change.status !== status && !ORDER_LIFECYCLE[status].next.includes(change.status)
        ? conflict('CONFLICT', `An order cannot go from ${status} to ${change.status}`)
        : undefined,
    priceUnlocked: ({ status, productPriceCents }, change) =>
      change.productPriceCents !== undefined &&
      change.productPriceCents !== productPriceCents &&
      ORDER_LIFECYCLE[status].priceLocked
        ? conflict('PRICE_LOCKED', sentence('order.priceLocked'))
        : undefined,
  };

/** @throws ApiError of the first guard that refuses the change */
export function assertAllowed(order: GuardedOrder, change: RequestedChange): void {
  for (const guard of Object.values(guards)) {
    const refusal = guard(order, change);
    if (refusal) throw refusal;
  }
}

/** The effects of a change of status: first those of leaving the old one, then those of entering the new one. */
export const listEffects = (from: OrderStatus, to: OrderStatus): readonly Effect[] =>
  from === to ? [] : [...ORDER_LIFECYCLE[from].onLeave, ...ORDER_LIFECYCLE[to].onEnter];
