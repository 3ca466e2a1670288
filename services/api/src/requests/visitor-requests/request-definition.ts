import type { MailKind } from '../../platform/notifications/outbox/outbox-entry.js';

/** How one kind of requests is stored, for the code that all kinds share. */
export interface RequestDefinition {
  /** Its table; a row has `id`, `request` and `admin_notes` (encrypted), `language`, `status`, `version` and the times of every row. */
  readonly table: 'contacts' | 'demonstrations';
  /** The table of its search tokens: `token` and the column {@link reference}. */
  readonly searchTable: 'contact_search' | 'demonstration_search';
  /** The column with a row's id in other tables, such as the outbox. */
  readonly reference: 'contact_id' | 'demonstration_id';
  /** Name of a request in a 404 answer. */
  readonly noun: string;
  /** The mails to the visitor; staff see the state of the last one. */
  readonly visitorMails: readonly MailKind[];
  /** The visitor mail that staff can send again while the request has the given status. */
  readonly getVisitorMail: (status: string) => MailKind;
}
