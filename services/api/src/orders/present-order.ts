import { Injectable } from '@nestjs/common';
import { toEuros, toEurosOrNull } from '../common/money.js';
import type { OrderDto } from './order.dto.js';
import { OrderPrivacy } from './order-privacy.js';
import type { OrderRow } from './order-row.js';

/** Turns rows into the answers that staff get. */
@Injectable()
export class OrderPresenter {
  constructor(private readonly privacy: OrderPrivacy) {}

  /** @throws UnreadableValueError when the row's key is not in the ring */
  present(row: OrderRow): OrderDto {
    const { fullName, email, companyName } = this.privacy.decryptCustomer(row.customer, row.id);
    return {
      id: row.id,
      status: row.status,
      productId: row.product_id,
      productName: row.product_name,
      orderType: row.order_type,
      subscriptionType: row.subscription_type,
      subscriptionStatus: row.subscription_status,
      subscriptionEndsAt: row.subscription_ends_at?.toISOString() ?? null,
      monthlyPrice: toEurosOrNull(row.monthly_price_cents),
      originalPrice: toEuros(row.original_price_cents),
      couponCode: row.coupon_code,
      couponDiscount: toEuros(row.coupon_discount_cents),
      productPrice: toEuros(row.product_price_cents),
      customerInfo: { fullName, email, companyName },
      notes: this.privacy.decryptText('notes', row.notes, row.id),
      adminNotes: this.privacy.decryptText('admin_notes', row.admin_notes, row.id),
      language: row.language,
      priceHistory: row.price_history.map(({ changedAt, oldCents, newCents, changedBy }) => ({
        changedAt,
        oldPrice: toEuros(oldCents),
        newPrice: toEuros(newCents),
        changedBy,
      })),
      statusHistory: row.status_history,
      version: row.version,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  }
}
