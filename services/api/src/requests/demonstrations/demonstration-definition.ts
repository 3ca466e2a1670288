import type { Selectable } from 'kysely';
import type { Demonstrations } from '../../database/tables.js';
import type { RequestDefinition } from '../visitor-requests/request-definition.js';
import type { RequestRow } from '../visitor-requests/request-rows.js';

/** Where requests for a demonstration are stored. */
export const DEMONSTRATIONS: RequestDefinition = {
  table: 'demonstrations',
  searchTable: 'demonstration_search',
  reference: 'demonstration_id',
  noun: 'Demonstration',
  acknowledgement: 'demonstration-acknowledgement',
};

/** A row of `demonstrations` with the state of its acknowledgement. */
export interface DemonstrationRow
  extends Selectable<Demonstrations>, Pick<RequestRow, 'mail_status' | 'mail_sent_at' | 'mail_error'> {}
