import type { HouseSettings, Language } from '@vitrine/schemas';
import type { MailKind } from './outbox/outbox-entry.js';

export interface Mailbox {
  name: string;
  address: string;
}

/** An entry for the recipient's calendar (RFC 5545), sent along with a mail. */
export interface CalendarEntry {
  /** What it does (RFC 5546). */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** The whole `.ics` file. */
  content: string;
}

/** A mail ready to be sent, to one recipient. */
export interface Mail {
  to: Mailbox | string;
  /** Whom it comes from; the operator's mailbox as it is where not said. */
  from?: Mailbox;
  replyTo: Mailbox | string;
  subject: string;
  html: string;
  text: string;
  calendar?: CalendarEntry;
}

/** The outbox row whose mail is wanted. */
export interface MailRequest<Kind extends string = MailKind> {
  kind: Kind;
  /** Id of what it is about; see `MailSubject`. */
  subjectId: string;
  language: Language;
  /** The house's own facts at this moment. */
  house: HouseSettings;
}

/** Makes the mails of some kinds. Each kind must have exactly one; see {@link MailRenderers}. */
export interface MailRenderer {
  readonly kinds: readonly MailKind[];
  /** @throws MailSubjectGoneError, or another error when it is unreadable */
  render(request: MailRequest): Promise<Mail>;
}

/** Thrown by a renderer: what the mail is about was deleted, or says no more what the mail would say; the mail is dropped. */
export class MailSubjectGoneError extends Error {
  constructor() {
    super('What a mail is about is gone');
    this.name = 'MailSubjectGoneError';
  }
}

/** A text for a mail's header: one line, without control characters. */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
