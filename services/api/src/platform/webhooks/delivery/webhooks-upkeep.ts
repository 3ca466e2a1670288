import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { oldestKeptId } from '../../events/delete-old-events.js';
import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';
import { deleteInBatches } from '../../upkeep/in-batches.js';

/** Forgets deliveries with their events. */
@Scheduled({ name: 'webhooks-upkeep', pattern: '45 3 * * *' })
export class WebhooksUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ deliveries: number }> {
    const old = db.selectFrom('webhook_deliveries').select('id').where('id', '<', oldestKeptId());
    return { deliveries: await deleteInBatches(this.database, 'webhook_deliveries', 'id', old) };
  }
}
