import { Database } from '../../database/database.js';
import { Scheduled, type ScheduledJob } from '../upkeep/scheduled-job.js';
import { deleteOldEvents } from './delete-old-events.js';

/** Deletes old events (contract: kept 30 days). */
@Scheduled({ name: 'events-upkeep', pattern: '40 3 * * *' })
export class EventsUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ events: number }> {
    return { events: await deleteOldEvents(this.database) };
  }
}
