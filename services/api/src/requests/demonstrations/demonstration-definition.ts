import type { Selectable } from 'kysely';
import type { Demonstrations } from '../../database/tables.js';
import type { MailKind } from '../../platform/notifications/outbox/outbox-entry.js';
import type { RequestDefinition } from '../visitor-requests/request-definition.js';
import type { RequestRow } from '../visitor-requests/request-rows.js';

/** The mails of staff's decisions, by status; in any other status only the acknowledgement can be sent. */
const DECISION_MAILS = new Map<string, MailKind>([
  ['confirmed', 'demonstration-confirmation'],
  ['declined', 'demonstration-refusal'],
]);

/** Where requests for a demonstration are stored. */
export const DEMONSTRATIONS: RequestDefinition = {
  table: 'demonstrations',
  searchTable: 'demonstration_search',
  reference: 'demonstration_id',
  noun: 'Demonstration',
  visitorMails: [
    'demonstration-acknowledgement',
    'demonstration-confirmation',
    'demonstration-refusal',
    'demonstration-withdrawal',
  ],
  getVisitorMail: (status) => DECISION_MAILS.get(status) ?? 'demonstration-acknowledgement',
};

/** A row of `demonstrations` with the state of the last mail to the customer. */
export interface DemonstrationRow
  extends Selectable<Demonstrations>, Pick<RequestRow, 'mail_status' | 'mail_sent_at' | 'mail_error'> {}
