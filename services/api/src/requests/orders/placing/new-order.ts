import type { Language, OrderStatus, OrderType, SubscriptionStatus, SubscriptionType } from '@vitrine/schemas';
import type { OutboxEntry } from '../../../platform/notifications/outbox/outbox-entry.js';
import type { Repeat } from '../../visitor-requests/idempotency/idempotency-key.js';

/** When the customer gave each consent; `null` = not given. */
export interface ConsentTimes {
  dataProcessingAt: Date;
  marketingAt: Date | null;
  analyticsAt: Date | null;
}

/** A new order to be stored: amounts in cents, personal data encrypted. */
export interface NewOrder {
  id: string;
  /** Id of the first order of a request for several; `null` for a single order. */
  requestGroup: string | null;
  productId: string;
  /** State of the item when its price was read. */
  itemState: string;
  productName: string;
  orderType: OrderType;
  subscriptionType: SubscriptionType | null;
  language: Language;
  status: OrderStatus;
  originalPriceCents: number;
  couponId: string | null;
  couponCode: string | null;
  couponDiscountCents: number;
  productPriceCents: number;
  monthlyPriceCents: number | null;
  subscriptionStatus: SubscriptionStatus | null;
  subscriptionEndsAt: Date | null;
  customer: string;
  /** Blind index of the e-mail address. */
  emailToken: string;
  notes: string | null;
  /** The design of the app; `null` without one. */
  configuration: string | null;
  createdAt: Date;
  searchTokens: readonly string[];
  consents: ConsentTimes;
  mails: readonly OutboxEntry[];
  /** For a request with an `Idempotency-Key`: the key and the answer for a repeat. */
  repeat: Repeat | undefined;
}

/** The outcome of an insert: `changed` = the item was changed since its price was read, `repeated` = the idempotency key is taken. */
export type Insertion = 'placed' | 'changed' | 'repeated';
