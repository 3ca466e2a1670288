import type { Language } from '@vitrine/schemas';
import { newId } from '../common/ids.js';

/** The mails there are. */
export const mailKinds = ['order-confirmation', 'order-notice'] as const;
export type MailKind = (typeof mailKinds)[number];

/** One mail to one recipient, to be written to `outbox` in the transaction of what it tells. */
export interface OutboxEntry {
  id: string;
  kind: MailKind;
  orderId: string;
  language: Language;
}

/** The mails of a new order: to the customer in the order's language, to the staff in English. */
export const mailsOfNewOrder = (orderId: string, language: Language): OutboxEntry[] => [
  confirmationOf(orderId, language),
  { id: newId(), kind: 'order-notice', orderId, language: 'en' },
];

/** The confirmation to the customer. */
export const confirmationOf = (orderId: string, language: Language): OutboxEntry => ({
  id: newId(),
  kind: 'order-confirmation',
  orderId,
  language,
});
