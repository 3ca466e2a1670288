import type { OrderStatus, OrderType, SubscriptionStatus, SubscriptionType } from '@vitrine/schemas';

/** An accepted order request; prices in euros, no personal data. */
export class PlacedOrderDto {
  id!: string;
  /** Always `pending` at first. */
  status!: OrderStatus;
  productId!: string;
  productName!: string;
  orderType!: OrderType;
  subscriptionType!: SubscriptionType | null;
  /** The catalogue's price. @example 8900 */
  originalPrice!: number;
  couponCode!: string | null;
  /** @example 890 */
  couponDiscount!: number;
  /** What is to be paid. @example 8010 */
  productPrice!: number;
  createdAt!: string;
}

/** What the lists show of a customer. */
export class CustomerSummaryDto {
  fullName!: string;
  email!: string;
  companyName!: string;
}

/** One change of an order's price, in euros. */
export class PriceChangeDto {
  changedAt!: string;
  oldPrice!: number;
  newPrice!: number;
  /** The administrator's e-mail address. */
  changedBy!: string;
}

/** One change of an order's status. */
export class StatusChangeDto {
  changedAt!: string;
  from!: OrderStatus;
  to!: OrderStatus;
  /** The administrator's e-mail address. */
  changedBy!: string;
}

/** An order as staff see it; prices in euros. */
export class OrderDto {
  id!: string;
  status!: OrderStatus;
  productId!: string;
  productName!: string;
  orderType!: OrderType;
  subscriptionType!: SubscriptionType | null;
  subscriptionStatus!: SubscriptionStatus | null;
  /** End of the present subscription period. */
  subscriptionEndsAt!: string | null;
  /** The plan's price when ordered; only subscriptions. */
  monthlyPrice!: number | null;
  originalPrice!: number;
  couponCode!: string | null;
  couponDiscount!: number;
  /** What is to be paid; for a subscription the first month. */
  productPrice!: number;
  customerInfo!: CustomerSummaryDto;
  notes!: string | null;
  adminNotes!: string | null;
  /** Language of the order's mails. */
  language!: 'de' | 'en';
  priceHistory!: PriceChangeDto[];
  statusHistory!: StatusChangeDto[];
  /** Raised by every change. */
  version!: number;
  createdAt!: string;
  updatedAt!: string;
  /** When the person was taken out of the order; its customer is `(erased)` then. */
  erasedAt!: string | null;
}

/** What became of an order's confirmation mail. */
export class OrderNotificationDto {
  status!: 'pending' | 'sent' | 'failed';
  sentAt!: string | null;
  /** Why it has not been sent (yet); never holds an address. */
  error!: string | null;
}

/** One order with the state of its confirmation mail. */
export class OrderDetailDto extends OrderDto {
  notification!: OrderNotificationDto;
}

/** Orders by status, over all that are not deleted. */
export class OrderStatusCountsDto {
  total!: number;
  pending!: number;
  confirmed!: number;
  completed!: number;
  cancelled!: number;
}

/** A page of orders. */
export class OrderPageDto {
  orders!: OrderDto[];
  /** How many orders match, exactly. */
  total!: number;
  page!: number;
  limit!: number;
  statusCounts!: OrderStatusCountsDto;
}

/** All nine customer fields. */
export class CustomerInfoDto {
  email!: string;
  companyName!: string;
  fullName!: string;
  street!: string;
  city!: string;
  postalCode!: string;
  country!: string;
  federalState!: string;
  telephone!: string;
}

export class DecryptedCustomerDto {
  decryptedCustomerInfo!: CustomerInfoDto;
}

export class SubscriptionStatusCountDto {
  subscriptionStatus!: SubscriptionStatus;
  count!: number;
}

/** Subscriptions that are not cancelled. */
export class SubscriptionStatsDto {
  totalSubscriptions!: number;
  /** Active ones that end within 7 days. */
  expiringSoon!: number;
  /** Those that have been confirmed, by subscription status. */
  statusBreakdown!: SubscriptionStatusCountDto[];
}

/** An accepted wish to send a mail again. */
export class ResendDto {
  status!: 'pending';
}
