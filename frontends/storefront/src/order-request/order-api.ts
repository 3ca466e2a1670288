import { answer, api, type components } from '@vitrine/platform';
import type { OrderRequest, OrderType, SubscriptionType } from '@vitrine/schemas';

/** Body of `POST /api/coupons/validate`. */
export interface CouponQuestion {
  code: string;
  productId: string;
  customerEmail?: string;
  /** In euros. */
  orderAmount: number;
  orderType: OrderType;
  subscriptionType?: SubscriptionType;
}

/** Answer of `POST /api/coupons/validate`; amounts in euros. */
export type CouponAnswer = components['schemas']['CouponValidationDto'];

/** An order in the answer of `POST /api/orders`; amounts in euros. */
export type CreatedOrder = components['schemas']['PlacedOrderDto'];

/** @throws ApiFailure */
export const validateCoupon = (question: CouponQuestion): Promise<CouponAnswer> =>
  answer(api.POST('/api/coupons/validate', { body: question }));

/**
 * Sends the request; a repeat with the same key returns the same orders.
 * @returns the order of each requested item
 * @throws ApiFailure
 */
export async function createOrders(request: OrderRequest, idempotencyKey: string): Promise<CreatedOrder[]> {
  const placed = await answer(
    api.POST('/api/orders', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: request,
    }),
  );
  return 'requestGroup' in placed ? placed.orders : [placed];
}
