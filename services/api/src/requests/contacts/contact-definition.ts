import type { Selectable } from 'kysely';
import type { Contacts } from '../../database/tables.js';
import type { RequestDefinition } from '../visitor-requests/request-definition.js';
import type { RequestRow } from '../visitor-requests/request-rows.js';

/** Where contact requests are stored. */
export const CONTACTS: RequestDefinition = {
  table: 'contacts',
  searchTable: 'contact_search',
  reference: 'contact_id',
  noun: 'Contact',
  visitorMails: ['contact-acknowledgement'],
  getVisitorMail: () => 'contact-acknowledgement',
};

/** A row of `contacts` with the state of its acknowledgement. */
export interface ContactRow
  extends Selectable<Contacts>, Pick<RequestRow, 'mail_status' | 'mail_sent_at' | 'mail_error'> {}
