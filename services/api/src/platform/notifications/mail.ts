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
  /** The sender; absent = the operator's mailbox. */
  from?: Mailbox;
  replyTo: Mailbox | string;
  subject: string;
  html: string;
  text: string;
  calendar?: CalendarEntry;
}

/** The outbox row whose mail is to be made. */
export interface MailRequest<Kind extends string = MailKind> {
  kind: Kind;
  /** Id of what it is about; see `MailSubject`. */
  subjectId: string;
  language: Language;
  /** The house's own facts at this moment. */
  house: HouseSettings;
}

/** Makes the mails of some kinds. Each kind must have exactly one renderer; see {@link MailRenderers}. */
export interface MailRenderer {
  readonly kinds: readonly MailKind[];
  /** @throws MailSubjectGoneError, or another error when the mail cannot be made now */
  render(request: MailRequest): Promise<Mail>;
}

/** Thrown by a renderer, so that the mail is dropped: what it is about was deleted, or has changed so that the mail would be wrong. */
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
