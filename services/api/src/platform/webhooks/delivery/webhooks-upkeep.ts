import { Database } from '../../../database/database.js';
import { deleteOldEvents } from '../../events/delete-old-events.js';
import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';

/** Forgets deliveries with their events. */
@Scheduled({ name: 'webhooks-upkeep', pattern: '45 3 * * *' })
export class WebhooksUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ deliveries: number }> {
    return { deliveries: await deleteOldEvents(this.database, 'webhook_deliveries') };
  }
}
