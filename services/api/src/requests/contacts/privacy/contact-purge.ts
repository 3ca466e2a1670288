import { Database } from '../../../database/database.js';
import { Scheduled } from '../../../platform/upkeep/scheduled-job.js';
import { RequestPurge } from '../../visitor-requests/privacy/request-purge.js';
import { CONTACTS } from '../contact-definition.js';

/** Removes contact requests for good once the time in which staff could restore them is over. */
@Scheduled({ name: 'contacts-purge', pattern: '16 3 * * *' })
export class ContactPurge extends RequestPurge {
  constructor(database: Database) {
    super(database, CONTACTS);
  }
}
