import { currentRequestId, currentTraceparent } from '@vitrine/kit';
import type { Language } from '@vitrine/schemas';
import { newId } from '../../../common/ids.js';

/** What visitors send: a row of `orders`, `contacts` or `demonstrations`. */
export type RequestSubject = 'order' | 'contact' | 'demonstration';

/** What mails are about: what visitors send, a row of `admins`, `admin_sessions` or `follow_up_notices`, or the entry of a timeline that has the text. */
export type MailSubject = RequestSubject | 'account' | 'session' | 'followUp' | 'entry';

/** All kinds of mails: what each is about (a check of the table relies on the first word), and whether it goes to an address that a visitor typed. */
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
  'account-invitation': { about: 'account', toVisitor: false },
  'account-password-reset': { about: 'account', toVisitor: false },
  'account-password-changed': { about: 'account', toVisitor: false },
  'account-api-key-made': { about: 'account', toVisitor: false },
  'account-webhook-ended': { about: 'account', toVisitor: false },
  'account-totp-added': { about: 'account', toVisitor: false },
  'account-totp-removed': { about: 'account', toVisitor: false },
  'account-passkey-added': { about: 'account', toVisitor: false },
  'account-passkey-removed': { about: 'account', toVisitor: false },
  'account-recovery-codes-made': { about: 'account', toVisitor: false },
  'account-recovery-code-used': { about: 'account', toVisitor: false },
  'account-second-factor-reset': { about: 'account', toVisitor: false },
  'session-new-device': { about: 'session', toVisitor: false },
  'follow-up-due': { about: 'followUp', toVisitor: false },
  'reply-order': { about: 'entry', toVisitor: true },
  'reply-contact': { about: 'entry', toVisitor: true },
} as const satisfies Record<string, { about: MailSubject; toVisitor: boolean }>;

export type MailKind = keyof typeof MAILS;
/** The mails to holders of accounts. */
export type AccountMailKind = Extract<MailKind, `account-${string}`>;
export const mailKinds = Object.keys(MAILS) as MailKind[];

/** One mail to one recipient, to be written to `outbox` in the transaction that causes it. */
export interface OutboxEntry {
  id: string;
  kind: MailKind;
  /** Id of what it is about; see {@link MailSubject}. */
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

/** A mail to the holder of an account, in English as the back-office is. */
export const createAccountMail = (kind: AccountMailKind, adminId: string) => entry(kind, adminId, 'en');

/** The mail to the holder of an account after a sign-in on an unknown device. */
export const createNewDeviceMail = (sessionId: string) => entry('session-new-device', sessionId, 'en');

/** The mail to a member of staff on the morning of a follow-up. @param noticeId row of `follow_up_notices` */
export const createFollowUpMail = (noticeId: string) => entry('follow-up-due', noticeId, 'en');

/** A reply of staff, in the customer's language. @param entryId the entry of the timeline that has its text */
export const createReply = (kind: 'reply-order' | 'reply-contact', entryId: string, language: Language) =>
  entry(kind, entryId, language);
