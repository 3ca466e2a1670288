import { Injectable } from '@nestjs/common';
import type { ConsentData, Language, OrderRequest, OrderStatus } from '@vitrine/schemas';
import { ApiError } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids.js';
import { toEuros } from '../../common/money.js';
import { CouponRedemption } from '../coupons/coupon-redemption.js';
import { mailsOfNewOrder } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxSignal } from '../../platform/notifications/outbox/outbox-signal.js';
import { type Accepted, Idempotency } from '../visitor-requests/idempotency/idempotency.js';
import type { Repeatable } from '../visitor-requests/idempotency/idempotency-key.js';
import type { PlacedAnswer, PlacedOrderDto } from './order.dto.js';
import { listEffects } from './changes/order-lifecycle.js';
import { OrderPrivacy } from './order-privacy.js';
import { COUPON_INVALID, OrderQuotes, type QuotedItem } from './order-quotes.js';
import type { NewOrder } from './placing/new-order.js';
import { OrdersRepository } from './placing/orders.repository.js';
import { oneMonthAfter } from './changes/subscription-period.js';

export interface Placement {
  /** Language of the mails where the body names none. */
  language: Language;
  idempotencyKey?: string | undefined;
}

/** The properties of an order that only the demo data may choose. */
export interface DemoPlacement {
  language: Language;
  createdAt: Date;
  status: OrderStatus;
}

interface Options {
  at: Date;
  language: Language;
  status: OrderStatus;
  mails: boolean;
  repeatable?: Repeatable;
}

/** Accepts order requests (contract: POST /api/orders). */
@Injectable()
export class OrdersService {
  constructor(
    private readonly quotes: OrderQuotes,
    private readonly redemption: CouponRedemption,
    private readonly privacy: OrderPrivacy,
    private readonly idempotency: Idempotency,
    private readonly repository: OrdersRepository,
    private readonly signal: OutboxSignal,
  ) {}

  /**
   * Creates an order for each requested item with the server's price, the coupon and the mails, in one transaction. A repeat with the same
   * idempotency key gets the first answer, whatever has changed since.
   * @throws ApiError 400, 404, 409 `OUT_OF_STOCK`, 422 `IDEMPOTENCY_KEY_REUSED`
   */
  async place(request: OrderRequest, { language, idempotencyKey }: Placement): Promise<Accepted<PlacedAnswer>> {
    const options = { at: new Date(), language: request.language ?? language, status: 'pending', mails: true } as const;
    if (idempotencyKey === undefined) return this.create(request, options);
    const repeatable = this.idempotency.repeatable({
      key: idempotencyKey,
      email: request.customerInfo.email,
      body: request,
    });
    const earlier = await this.idempotency.firstAnswer<PlacedAnswer>(repeatable);
    if (earlier) return { answer: earlier, isRepeat: true };
    try {
      return await this.create(request, { ...options, repeatable });
    } catch (refusal) {
      // The first request may have been accepted meanwhile, and may be the reason for this refusal, such as a used up coupon.
      const first =
        refusal instanceof ApiError ? await this.idempotency.firstAnswer<PlacedAnswer>(repeatable) : undefined;
      if (first) return { answer: first, isRepeat: true };
      throw refusal;
    }
  }

  /** Creates an order of the demo data for one item, with a given time and status and without mails. */
  async placeDemo(request: OrderRequest, { createdAt, ...options }: DemoPlacement): Promise<PlacedOrderDto> {
    const { answer } = await this.create(request, { ...options, at: createdAt, mails: false });
    if (!('id' in answer)) throw new Error('The demo data have no requests for several items');
    return answer;
  }

  private async create(request: OrderRequest, options: Options, anew = false): Promise<Accepted<PlacedAnswer>> {
    const { at, language, repeatable } = options;
    const [first, ...others] = await this.quotes.getItems(request, at, { anew });
    if (!first) throw new Error('A valid request names at least one item');
    const id = newId();
    const group = others.length > 0 ? id : null;
    const firstOrder = this.toOrder(request, first, { ...options, id, group });
    const otherOrders = others.map((item) => this.toOrder(request, item, { ...options, id: newId(), group }));
    const placed = [firstOrder, ...otherOrders].map(present);
    const answer: PlacedAnswer = group === null ? present(firstOrder) : { requestGroup: group, orders: placed };
    const withMails: NewOrder = {
      ...firstOrder,
      mails: options.mails ? mailsOfNewOrder(id, language) : [],
      repeat: repeatable && { ...repeatable, response: answer, expiresAt: this.idempotency.getExpiry(at) },
    };
    const reduced = [firstOrder, ...otherOrders].find(({ couponId }) => couponId !== null);
    const insertion = await this.repository.insert(
      [withMails, ...otherOrders],
      reduced && this.redeem(reduced, request.customerInfo.email),
    );
    if (insertion === 'changed') return this.create(request, options, true);
    if (insertion === 'repeated') return this.idempotency.repeat(repeatable);
    if (options.mails) this.signal.wake();
    return { answer, isRepeat: false };
  }

  /** The order of one item, without mails and idempotency key, which only the first order of a request has. */
  private toOrder(
    { customerInfo, notes, configuration, consentData }: OrderRequest,
    { item, plan, priceCents, quote }: QuotedItem,
    { id, group, at, language, status }: Options & { id: string; group: string | null },
  ): NewOrder {
    const { orderType, subscriptionType } = plan;
    const discount = quote?.discountCents ?? 0;
    const running = orderType === 'subscription' && listEffects('pending', status).includes('startSubscription');
    return {
      id,
      requestGroup: group,
      productId: item.id,
      itemState: item.state,
      productName: item.name,
      orderType,
      subscriptionType: subscriptionType ?? null,
      language,
      status,
      originalPriceCents: priceCents,
      couponId: quote?.coupon.id ?? null,
      couponCode: quote?.coupon.code ?? null,
      couponDiscountCents: discount,
      productPriceCents: priceCents - discount,
      monthlyPriceCents: orderType === 'subscription' ? priceCents : null,
      subscriptionStatus: running ? 'active' : null,
      subscriptionEndsAt: running ? oneMonthAfter(at) : null,
      customer: this.privacy.encryptCustomer(customerInfo, id),
      emailToken: this.privacy.emailToken(customerInfo),
      notes: this.privacy.encryptText('notes', notes, id),
      configuration: this.privacy.encryptConfiguration(configuration, id),
      createdAt: at,
      searchTokens: this.privacy.searchTokens(customerInfo),
      consents: consentsAt(consentData, at),
      mails: [],
      repeat: undefined,
    };
  }

  private redeem(order: NewOrder, email: string) {
    return async (connection: Parameters<CouponRedemption['redeem']>[0]): Promise<void> => {
      const { couponId } = order;
      if (couponId === null) return;
      const refusal = await this.redemption.redeem(
        connection,
        {
          couponId,
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
}

/** The answer for a new order. */
const present = (order: NewOrder): PlacedOrderDto => ({
  id: order.id,
  status: order.status,
  productId: order.productId,
  productName: order.productName,
  orderType: order.orderType,
  subscriptionType: order.subscriptionType,
  originalPrice: toEuros(order.originalPriceCents),
  couponCode: order.couponCode,
  couponDiscount: toEuros(order.couponDiscountCents),
  productPrice: toEuros(order.productPriceCents),
  createdAt: order.createdAt.toISOString(),
});

/** The times of the consents; a missing or future time is replaced by the time of receipt (contract: POST /api/orders). */
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
