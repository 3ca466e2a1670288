import { Database } from '../../../database/database.js';
import { deleteOldEvents } from '../../events/delete-old-events.js';
import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';

/** Forgets deliveries with their events. */
@Scheduled()
export class WebhooksUpkeep implements ScheduledJob {
  readonly name = 'webhooks-upkeep';
  readonly pattern = '45 3 * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ deliveries: number }> {
    return { deliveries: await deleteOldEvents(this.database, 'webhook_deliveries') };
  }
}
