import { currentRequestId, currentTraceparent } from '@vitrine/kit';
import type { Language } from '@vitrine/schemas';
import { newId } from '../../../common/ids.js';

/** What mails are about: a row of `orders`, of `contacts` or of `demonstrations`. */
export type MailSubject = 'order' | 'contact' | 'demonstration';

/** The mails there are: what each is about, and whether it goes to whatever address a visitor typed. */
export const MAILS = {
  'order-confirmation': { about: 'order', toVisitor: true },
  'order-notice': { about: 'order', toVisitor: false },
  'contact-acknowledgement': { about: 'contact', toVisitor: true },
  'contact-notice': { about: 'contact', toVisitor: false },
  'demonstration-acknowledgement': { about: 'demonstration', toVisitor: true },
  'demonstration-notice': { about: 'demonstration', toVisitor: false },
  'demonstration-confirmation': { about: 'demonstration', toVisitor: true },
  'demonstration-refusal': { about: 'demonstration', toVisitor: true },
  'demonstration-withdrawal': { about: 'demonstration', toVisitor: true },
} as const satisfies Record<string, { about: MailSubject; toVisitor: boolean }>;

export type MailKind = keyof typeof MAILS;
export const mailKinds = Object.keys(MAILS) as MailKind[];

/** One mail to one recipient, to be written to `outbox` in the transaction of what it tells. */
export interface OutboxEntry {
  id: string;
  kind: MailKind;
  /** Id of the order or request that it is about. */
  subjectId: string;
  language: Language;
  /** The request that caused it, where there is one; the worker's log lines name it. */
  requestId: string | null;
  /** W3C `traceparent` of the span that the worker continues; null where tracing is off. */
  traceparent: string | null;
}

const entry = (kind: MailKind, subjectId: string, language: Language): OutboxEntry => ({
  id: newId(),
  kind,
  subjectId,
  language,
  requestId: currentRequestId() ?? null,
  traceparent: currentTraceparent() ?? null,
});

/** The confirmation to the customer. */
export const createConfirmation = (orderId: string, language: Language) =>
  entry('order-confirmation', orderId, language);

/** The mails of a new order: to the customer in the order's language, to the staff in English. */
export const mailsOfNewOrder = (orderId: string, language: Language): OutboxEntry[] => [
  createConfirmation(orderId, language),
  entry('order-notice', orderId, 'en'),
];

/** A mail about a visitor's request. */
export const createRequestMail = (kind: MailKind, requestId: string, language: Language) =>
  entry(kind, requestId, language);

/** The acknowledgement to the visitor. */
export const createAcknowledgement = (contactId: string, language: Language) =>
  entry('contact-acknowledgement', contactId, language);

/** The mails of a new contact request: to the visitor in the request's language, to the staff in English. */
export const mailsOfNewContact = (contactId: string, language: Language): OutboxEntry[] => [
  createAcknowledgement(contactId, language),
  entry('contact-notice', contactId, 'en'),
];

/** The mails of a new request for a demonstration: to the visitor in the request's language, to the staff in English. */
export const mailsOfNewDemonstration = (demonstrationId: string, language: Language): OutboxEntry[] => [
  entry('demonstration-acknowledgement', demonstrationId, language),
  entry('demonstration-notice', demonstrationId, 'en'),
];
