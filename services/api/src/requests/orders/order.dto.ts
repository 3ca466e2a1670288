import { WorkDto } from '../desk/work/work.dto.js';
import type {
  AppPattern,
  AppTypeface,
  OrderStatus,
  OrderType,
  SubscriptionStatus,
  SubscriptionType,
  Language,
} from '@vitrine/schemas';

/** An accepted order request; prices in euros, no personal data. */
export class PlacedOrderDto {
  /** Id (UUID v7). */
  id!: string;
  /** Always `pending` at first. */
  status!: OrderStatus;
  /** Id of the product or accessory. */
  productId!: string;
  /** Its name when it was ordered. */
  productName!: string;
  /** What is ordered. */
  orderType!: OrderType;
  /** The plan; null = no subscription. */
  subscriptionType!: SubscriptionType | null;
  /** The catalogue's price. @example 8900 */
  originalPrice!: number;
  /** Code of the coupon; null = none. */
  couponCode!: string | null;
  /** Discount in euros. @example 890 */
  couponDiscount!: number;
  /** What is to be paid. @example 8010 */
  productPrice!: number;
  /** When it was made. */
  createdAt!: string;
}

/** An accepted request for several items: an order for each. */
export class PlacedRequestDto {
  /** Id of the request, which is that of its first order (UUID v7). */
  requestGroup!: string;
  /** The orders, one for each item, in the order of the request. */
  orders!: PlacedOrderDto[];
}

/** What an order request is answered: its order, or for several items its orders. */
export type PlacedAnswer = PlacedOrderDto | PlacedRequestDto;

/** What the lists show of a customer. */
export class CustomerSummaryDto {
  /** First and last name. */
  fullName!: string;
  /** E-mail address. */
  email!: string;
  /** Company. */
  companyName!: string;
}

/** One change of an order's price, in euros. */
export class PriceChangeDto {
  /** When it was changed. */
  changedAt!: string;
  /** Price before, in euros. */
  oldPrice!: number;
  /** Price since, in euros. */
  newPrice!: number;
  /** The administrator's e-mail address. */
  changedBy!: string;
}

/** One change of an order's status. */
export class StatusChangeDto {
  /** When it was changed. */
  changedAt!: string;
  /** Status before. */
  from!: OrderStatus;
  /** Status since. */
  to!: OrderStatus;
  /** The administrator's e-mail address. */
  changedBy!: string;
}

/** The design of the app that a request is about, as the customer chose it in the live preview. */
export class AppConfigurationDto {
  /** Name of the house, as the app shows it. @example Juwelier Beispiel */
  house!: string;
  /** Main colour as `#RRGGBB`. @example #0b3326 */
  primary!: string;
  /** Second colour as `#RRGGBB`. @example #c9a961 */
  accent!: string;
  /** Engine-turned pattern of dials and grounds. */
  pattern!: AppPattern;
  /** Pair of typefaces, for headings and for text. */
  typeface!: AppTypeface;
}

/** An order as staff see it; prices in euros. */
export class OrderDto extends WorkDto {
  /** Id (UUID v7). */
  id!: string;
  /** Id of the request for several that it is part of: that of its first order; null = it was requested alone. */
  requestGroup!: string | null;
  /** Its status. */
  status!: OrderStatus;
  /** Id of the product or accessory. */
  productId!: string;
  /** Its name when it was ordered. */
  productName!: string;
  /** What is ordered. */
  orderType!: OrderType;
  /** The plan; null = no subscription. */
  subscriptionType!: SubscriptionType | null;
  /** Status of the subscription; null = none. */
  subscriptionStatus!: SubscriptionStatus | null;
  /** End of the present subscription period. */
  subscriptionEndsAt!: string | null;
  /** The plan's price when ordered; only subscriptions. */
  monthlyPrice!: number | null;
  /** The catalogue's price when ordered, in euros. */
  originalPrice!: number;
  /** Code of the coupon; null = none. */
  couponCode!: string | null;
  /** Discount in euros. */
  couponDiscount!: number;
  /** What is to be paid; for a subscription the first month. */
  productPrice!: number;
  /** Who ordered. */
  customerInfo!: CustomerSummaryDto;
  /** What the customer added; null = nothing. */
  notes!: string | null;
  /** The design of the app; null = none was sent. */
  configuration!: AppConfigurationDto | null;
  /** Notes for staff alone; null = none. */
  adminNotes!: string | null;
  /** Language of the order's mails. */
  language!: Language;
  /** Changes of the price, the oldest first. */
  priceHistory!: PriceChangeDto[];
  /** Changes of the status, the oldest first. */
  statusHistory!: StatusChangeDto[];
  /** Raised by every change. */
  version!: number;
  /** When it was made. */
  createdAt!: string;
  /** When it was changed last. */
  updatedAt!: string;
  /** When the person was taken out of the order; its customer is `(erased)` then. */
  erasedAt!: string | null;
}

/** State of an order's confirmation mail. */
export class OrderNotificationDto {
  /** State of the mail. */
  status!: 'pending' | 'sent' | 'failed';
  /** When it was sent; null = not yet. */
  sentAt!: string | null;
  /** Why it has not been sent (yet); never holds an address. */
  error!: string | null;
}

/** Another order of the same request, without its customer. */
export class SiblingOrderDto {
  /** Id (UUID v7). */
  id!: string;
  /** Its status. */
  status!: OrderStatus;
  /** Name of the product or accessory when it was ordered. */
  productName!: string;
  /** What is ordered. */
  orderType!: OrderType;
  /** The plan; null = no subscription. */
  subscriptionType!: SubscriptionType | null;
  /** What is to be paid, in euros; for a subscription the first month. */
  productPrice!: number;
}

/** One order with the state of its confirmation mail, which is that of its whole request. */
export class OrderDetailDto extends OrderDto {
  /** State of the mail. */
  notification!: OrderNotificationDto;
  /** The other orders of the same request, in its order; without deleted ones. */
  siblings!: SiblingOrderDto[];
}

/** Orders by status, over all that are not deleted. */
export class OrderStatusCountsDto {
  /** How many there are in all. */
  total!: number;
  /** How many are pending. */
  pending!: number;
  /** How many are confirmed. */
  confirmed!: number;
  /** How many are completed. */
  completed!: number;
  /** How many are cancelled. */
  cancelled!: number;
}

/** A page of orders. */
export class OrderPageDto {
  /** The orders of this page. */
  orders!: OrderDto[];
  /** How many orders match, exactly. */
  total!: number;
  /** Number of the page, counted from 1. */
  page!: number;
  /** The most entries of a page. */
  limit!: number;
  /** What to send as `cursor` to read on; null = the list ends here. */
  next!: string | null;
  /** When the list was read; with it something can be done to all that it finds, and to nothing that came later. */
  asOf!: string;
  /** Orders by status, over all. */
  statusCounts!: OrderStatusCountsDto;
}

/** All nine customer fields. */
export class CustomerInfoDto {
  /** E-mail address. */
  email!: string;
  /** Company. */
  companyName!: string;
  /** First and last name. */
  fullName!: string;
  /** Street and house number. */
  street!: string;
  /** City. */
  city!: string;
  /** Postal code. */
  postalCode!: string;
  /** Country. */
  country!: string;
  /** Federal state or region. */
  federalState!: string;
  /** Telephone number. */
  telephone!: string;
}

export class DecryptedCustomerDto {
  /** All that is held about the customer. */
  decryptedCustomerInfo!: CustomerInfoDto;
}

export class SubscriptionStatusCountDto {
  /** Status of the subscription; null = none. */
  subscriptionStatus!: SubscriptionStatus;
  /** How many there are. */
  count!: number;
}

/** Subscriptions that are not cancelled. */
export class SubscriptionStatsDto {
  /** How many there are in all. */
  totalSubscriptions!: number;
  /** Active ones that end within 7 days. */
  expiringSoon!: number;
  /** Those that have been confirmed, by subscription status. */
  statusBreakdown!: SubscriptionStatusCountDto[];
}

/** An accepted wish to send a mail again. */
export class ResendDto {
  /** Always `pending`: the mail is on its way. */
  status!: 'pending';
}
