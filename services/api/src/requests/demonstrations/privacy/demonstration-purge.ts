import { Database } from '../../../database/database.js';
import { Scheduled } from '../../../platform/upkeep/scheduled-job.js';
import { RequestPurge } from '../../visitor-requests/privacy/request-purge.js';
import { DEMONSTRATIONS } from '../demonstration-definition.js';

/** Requests for a demonstration that staff deleted go for good once they can be restored no more. */
@Scheduled({ name: 'demonstrations-purge', pattern: '17 3 * * *' })
export class DemonstrationPurge extends RequestPurge {
  constructor(database: Database) {
    super(database, DEMONSTRATIONS);
  }
}
