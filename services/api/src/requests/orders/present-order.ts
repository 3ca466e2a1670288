import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { toEuros, toEurosOrNull } from '../../common/money.js';
import type { WorkDto } from '../desk/work/work.dto.js';
import type { OrderDto } from './order.dto.js';
import { ERASED_CUSTOMER, OrderPrivacy } from './order-privacy.js';
import type { OrderRow } from './order-row.js';

/** Turns rows of orders into the answers for staff. */
@Injectable()
export class OrderPresenter {
  constructor(
    private readonly privacy: OrderPrivacy,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(OrderPresenter.name);
  }

  /** Personal data that cannot be decrypted, such as with a missing key, are left empty, so that one order never hides the others. */
  present(row: OrderRow): Omit<OrderDto, keyof WorkDto> {
    const customer = row.erased_at !== null ? ERASED_CUSTOMER : this.privacy.readCustomer(row.customer, row.id);
    const notes = this.privacy.readText('notes', row.notes, row.id);
    const configuration = this.privacy.readConfiguration(row.configuration, row.id);
    const adminNotes = this.privacy.readText('admin_notes', row.admin_notes, row.id);
    if ([customer, notes, configuration, adminNotes].includes(undefined))
      this.logger.error({ orderId: row.id }, 'Personal data of an order cannot be read');
    const { fullName, email, companyName } = customer ?? { fullName: '', email: '', companyName: '' };
    return {
      id: row.id,
      requestGroup: row.request_group,
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
      notes: notes ?? null,
      configuration: configuration ?? null,
      adminNotes: adminNotes ?? null,
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
      erasedAt: row.erased_at?.toISOString() ?? null,
    };
  }
}
