import { Database } from '../../../database/database.js';
import { Scheduled } from '../../../platform/upkeep/scheduled-job.js';
import { RequestPurge } from '../../visitor-requests/privacy/request-purge.js';
import { CONTACTS } from '../contact-definition.js';

/** Contact requests that staff deleted go for good once they can be restored no more. */
@Scheduled({ name: 'contacts-purge', pattern: '16 3 * * *' })
export class ContactPurge extends RequestPurge {
  constructor(database: Database) {
    super(database, CONTACTS);
  }
}
