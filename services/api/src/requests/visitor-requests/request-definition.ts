import type { MailKind } from '../../platform/notifications/outbox/outbox-entry.js';

/** Where one kind of requests is stored, for what all kinds have in common. */
export interface RequestDefinition {
  /** Its table; a row has `id`, `request` and `admin_notes` (encrypted), `language`, `status`, `version` and the times of every row. */
  readonly table: 'contacts' | 'demonstrations';
  /** The table of its search tokens: `token` and the column {@link reference}. */
  readonly searchTable: 'contact_search' | 'demonstration_search';
  /** The column that names a row elsewhere, as in the outbox. */
  readonly reference: 'contact_id' | 'demonstration_id';
  /** What one is called in a 404 answer. */
  readonly noun: string;
  /** The mails to the visitor; staff see what became of the last one. */
  readonly visitorMails: readonly MailKind[];
  /** The one of them that staff send again while the request has a status. */
  readonly getVisitorMail: (status: string) => MailKind;
}
