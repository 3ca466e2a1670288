import { Database } from '../../../database/database.js';
import { Scheduled } from '../../../platform/upkeep/scheduled-job.js';
import { RequestPurge } from '../../visitor-requests/privacy/request-purge.js';
import { DEMONSTRATIONS } from '../demonstration-definition.js';

/** Removes requests for a demonstration for good once the time in which staff could restore them is over. */
@Scheduled({ name: 'demonstrations-purge', pattern: '17 3 * * *' })
export class DemonstrationPurge extends RequestPurge {
  constructor(database: Database) {
    super(database, DEMONSTRATIONS);
  }
}
