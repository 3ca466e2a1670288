import { Injectable } from '@nestjs/common';
import { sentence, type ConsentData, type Language, type OrderRequest, type OrderStatus } from '@vitrine/schemas';
import { ApiError, conflict, notFound, validationFailed } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids.js';
import { toEuros } from '../../common/money.js';
import { CouponRedemption } from '../coupons/coupon-redemption.js';
import { CouponsService, type CouponQuote } from '../coupons/coupons.service.js';
import { mailsOfNewOrder } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxSignal } from '../../platform/notifications/outbox/outbox-signal.js';
import { OrderableItems } from '../../catalogue/pricing/orderable-items.js';
import { getPrice, type OrderableItem } from '../../catalogue/pricing/pricing.js';
import { Idempotency, type Repeatable } from './idempotency.js';
import type { PlacedOrderDto } from './order.dto.js';
import { listEffects } from './changes/order-lifecycle.js';
import { OrderPrivacy } from './order-privacy.js';
import { OrdersRepository, type NewOrder } from './orders.repository.js';
import { oneMonthAfter } from './changes/subscription-period.js';

export interface Placement {
  /** Language of the mails where the body names none. */
  language: Language;
  idempotencyKey?: string | undefined;
}

/** What an order request is answered. */
export interface Placed {
  order: PlacedOrderDto;
  /** Whether this is the answer to an earlier request with the same idempotency key. */
  isRepeat: boolean;
}

/** What only the demo data may choose of an order. */
export interface DemoPlacement {
  language: Language;
  createdAt: Date;
  status: OrderStatus;
}

const COUPON_INVALID = 'COUPON_INVALID';

/** Accepts order requests (contract: POST /api/orders). */
@Injectable()
export class OrdersService {
  constructor(
    private readonly items: OrderableItems,
    private readonly coupons: CouponsService,
    private readonly redemption: CouponRedemption,
    private readonly privacy: OrderPrivacy,
    private readonly idempotency: Idempotency,
    private readonly repository: OrdersRepository,
    private readonly signal: OutboxSignal,
  ) {}

  /**
   * Places an order with the server's price, its coupon and its mails in one transaction. A repeat with the same idempotency key gets the
   * first answer, whatever has changed since.
   * @throws ApiError 400, 404, 409 `OUT_OF_STOCK`, 422 `IDEMPOTENCY_KEY_REUSED`
   */
  async place(request: OrderRequest, { language, idempotencyKey }: Placement): Promise<Placed> {
    const options = { at: new Date(), language: request.language ?? language, status: 'pending', mails: true } as const;
    if (idempotencyKey === undefined) return this.create(request, options);
    const repeatable = this.idempotency.repeatable(idempotencyKey, request);
    const earlier = await this.idempotency.firstAnswer(repeatable);
    if (earlier) return { order: earlier, isRepeat: true };
    try {
      return await this.create(request, { ...options, repeatable });
    } catch (refusal) {
      // The first request may have been accepted meanwhile, and what it used up is what this one was refused for.
      const first = refusal instanceof ApiError ? await this.idempotency.firstAnswer(repeatable) : undefined;
      if (first) return { order: first, isRepeat: true };
      throw refusal;
    }
  }

  /** An order of the demo data: at a time and in a state of its own, and nobody gets a mail. */
  async placeDemo(request: OrderRequest, { createdAt, ...options }: DemoPlacement): Promise<PlacedOrderDto> {
    return (await this.create(request, { ...options, at: createdAt, mails: false })).order;
  }

  private async create(
    request: OrderRequest,
    options: { at: Date; language: Language; status: OrderStatus; mails: boolean; repeatable?: Repeatable },
  ): Promise<Placed> {
    const { at, language, status, repeatable } = options;
    const { customerInfo, orderType, subscriptionType } = request;
    const item = await this.toItem(request);
    const price = getPrice(item, request);
    if (price === null) {
      const field = orderType === 'subscription' ? 'subscriptionType' : 'orderType';
      throw validationFailed([{ field, message: sentence('plan.unavailable') }]);
    }
    const quote = await this.getQuote(request, item, at);
    const discount = quote?.discountCents ?? 0;
    const id = newId();
    const answer: PlacedOrderDto = {
      id,
      status,
      productId: item.id,
      productName: item.name,
      orderType,
      subscriptionType: subscriptionType ?? null,
      originalPrice: toEuros(price),
      couponCode: quote?.coupon.code ?? null,
      couponDiscount: toEuros(discount),
      productPrice: toEuros(price - discount),
      createdAt: at.toISOString(),
    };
    const running = orderType === 'subscription' && listEffects('pending', status).includes('startSubscription');
    const order: NewOrder = {
      id,
      productId: item.id,
      productName: item.name,
      orderType,
      subscriptionType: subscriptionType ?? null,
      language,
      status,
      originalPriceCents: price,
      couponId: quote?.coupon.id ?? null,
      couponCode: quote?.coupon.code ?? null,
      couponDiscountCents: discount,
      productPriceCents: price - discount,
      monthlyPriceCents: orderType === 'subscription' ? price : null,
      subscriptionStatus: running ? 'active' : null,
      subscriptionEndsAt: running ? oneMonthAfter(at) : null,
      customer: this.privacy.encryptCustomer(customerInfo, id),
      emailToken: this.privacy.emailToken(customerInfo),
      notes: this.privacy.encryptText('notes', request.notes, id),
      configuration: this.privacy.encryptConfiguration(request.configuration, id),
      createdAt: at,
      searchTokens: this.privacy.searchTokens(customerInfo),
      consents: consentsAt(request.consentData, at),
      mails: options.mails ? mailsOfNewOrder(id, language) : [],
      repeat: repeatable && { ...repeatable, response: answer, expiresAt: this.idempotency.getExpiry(at) },
    };
    const accepted = await this.repository.insert(order, quote && this.redeem(quote, order, customerInfo.email));
    if (!accepted) return { order: await this.findFirstAnswer(repeatable), isRepeat: true };
    if (options.mails) this.signal.wake();
    return { order: answer, isRepeat: false };
  }

  /** @throws ApiError 404 or 409 `OUT_OF_STOCK` */
  private async toItem({ productId, orderType }: OrderRequest): Promise<OrderableItem> {
    const isAccessory = orderType === 'accessory';
    const item = isAccessory ? await this.items.accessory(productId) : await this.items.product(productId);
    if (!item) throw notFound(isAccessory ? 'Accessory' : 'Product');
    if (item.kind === 'accessory' && !item.orderable) throw conflict('OUT_OF_STOCK', sentence('accessory.outOfStock'));
    return item;
  }

  /** @throws ApiError 400 `COUPON_INVALID` */
  private async getQuote(request: OrderRequest, item: OrderableItem, at: Date): Promise<CouponQuote | undefined> {
    if (!request.couponCode) return undefined;
    const quote = await this.coupons.quote(request.couponCode, item, request, request.customerInfo.email, at);
    if (typeof quote === 'string') throw new ApiError(400, COUPON_INVALID, quote);
    return quote;
  }

  private redeem({ coupon }: CouponQuote, order: NewOrder, email: string) {
    return async (connection: Parameters<CouponRedemption['redeem']>[0]): Promise<void> => {
      const refusal = await this.redemption.redeem(
        connection,
        {
          couponId: coupon.id,
          orderId: order.id,
          email,
          orderAmountCents: order.originalPriceCents,
          discountCents: order.couponDiscountCents,
          at: order.createdAt,
        },
        { checkValidity: true },
      );
      if (refusal !== undefined) throw new ApiError(400, COUPON_INVALID, refusal);
    };
  }

  private async findFirstAnswer(repeatable: Repeatable | undefined): Promise<PlacedOrderDto> {
    const first = repeatable && (await this.idempotency.firstAnswer(repeatable));
    if (!first) throw new Error('An idempotency key was taken and is gone');
    return first;
  }
}

/** The consents with their times; a time that is missing or in the future becomes the time of receipt (contract: POST /api/orders). */
function consentsAt(consent: ConsentData, receivedAt: Date): NewOrder['consents'] {
  const toTime = (given: boolean, date: string | undefined): Date | null => {
    if (!given) return null;
    const time = date === undefined ? receivedAt : new Date(date);
    return time > receivedAt ? receivedAt : time;
  };
  return {
    dataProcessingAt: toTime(true, consent.dataProcessingDate) ?? receivedAt,
    marketingAt: toTime(consent.marketing, consent.marketingDate),
    analyticsAt: toTime(consent.analytics, consent.analyticsDate),
  };
}
