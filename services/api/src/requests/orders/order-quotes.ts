import { Injectable } from '@nestjs/common';
import { listRequestedItems, sentence, type OrderRequest, type RequestedItem } from '@vitrine/schemas';
import { ApiError, validationFailed, type FieldError } from '../../common/errors/api-error.js';
import { OrderableItems } from '../../catalogue/pricing/orderable-items.js';
import { getPrice, type OrderableItem } from '../../catalogue/pricing/pricing.js';
import { COUPON_NOT_APPLICABLE, type CouponRefusal } from '../coupons/coupon-rules.js';
import { CouponsService, type CouponQuote } from '../coupons/coupons.service.js';

export const COUPON_INVALID = 'COUPON_INVALID';

/** A requested item with the catalogue's price. */
export interface QuotedItem {
  item: OrderableItem;
  plan: RequestedItem;
  priceCents: number;
  /** The request's coupon, where it applies to this item. */
  quote: CouponQuote | undefined;
}

/** Finds the items of an order request, their prices, and the item that the coupon applies to (contract: POST /api/orders). */
@Injectable()
export class OrderQuotes {
  constructor(
    private readonly items: OrderableItems,
    private readonly coupons: CouponsService,
  ) {}

  /**
   * The items in the order of the request, at least one. Among several, an error names its item in `fields`. The items may be cached, so the order
   * must check that they are unchanged; they are read from the database with a coupon, before a refusal, and with `anew`.
   * @throws ApiError 400 `VALIDATION_FAILED` or `COUPON_INVALID`, 404, 409 `OUT_OF_STOCK`
   */
  async getItems(request: OrderRequest, at: Date, { anew }: { anew: boolean }): Promise<QuotedItem[]> {
    if (anew || request.couponCode) return this.withCoupon(await this.quote(request, 'read'), request, at);
    try {
      return await this.quote(request, 'recall');
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      return this.quote(request, 'read');
    }
  }

  private async quote(request: OrderRequest, how: 'read' | 'recall'): Promise<QuotedItem[]> {
    const quoted: QuotedItem[] = [];
    for (const [index, plan] of listRequestedItems(request).entries()) {
      const path = request.items ? `items.${index}.` : '';
      const item = await this.find(plan, path, how);
      const priceCents = getPrice(item, plan);
      if (priceCents === null) {
        const field = plan.orderType === 'subscription' ? 'subscriptionType' : 'orderType';
        throw validationFailed([{ field: path + field, message: sentence('plan.unavailable') }]);
      }
      quoted.push({ item, plan, priceCents, quote: undefined });
    }
    return quoted;
  }

  private async find(
    { productId, orderType }: RequestedItem,
    path: string,
    how: 'read' | 'recall',
  ): Promise<OrderableItem> {
    const isAccessory = orderType === 'accessory';
    const item = await this.items[how](isAccessory ? 'accessory' : 'product', productId);
    const toFields = (message: string): FieldError[] | undefined =>
      path === '' ? undefined : [{ field: `${path}productId`, message }];
    if (!item) {
      const message = `${isAccessory ? 'Accessory' : 'Product'} not found`;
      throw new ApiError(404, 'NOT_FOUND', message, toFields(message));
    }
    if (item.kind === 'accessory' && !item.orderable) {
      const message = sentence('accessory.outOfStock');
      throw new ApiError(409, 'OUT_OF_STOCK', message, toFields(message));
    }
    return item;
  }

  /** Applies the coupon to the first item that it is valid for. */
  private async withCoupon(quoted: QuotedItem[], request: OrderRequest, at: Date): Promise<QuotedItem[]> {
    const { couponCode, customerInfo } = request;
    if (!couponCode) return quoted;
    const refusals: CouponRefusal[] = [];
    for (const [index, { item, plan }] of quoted.entries()) {
      const quote = await this.coupons.quote(couponCode, item, plan, customerInfo.email, at);
      if (typeof quote !== 'string') return quoted.map((each, place) => (place === index ? { ...each, quote } : each));
      refusals.push(quote);
    }
    const reason = refusals.find((refusal) => refusal !== COUPON_NOT_APPLICABLE) ?? COUPON_NOT_APPLICABLE;
    throw new ApiError(400, COUPON_INVALID, reason);
  }
}
