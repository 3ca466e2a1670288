import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { oldestKeptId } from '../../events/delete-old-events.js';
import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';
import { deleteInBatches } from '../../upkeep/in-batches.js';
import { EndedWebhooks } from './ended-webhooks.js';

/** Ends webhooks that have been failing for five days and have nothing due, and deletes deliveries as old as deleted events. */
@Scheduled({ name: 'webhooks-upkeep', pattern: '45 * * * *' })
export class WebhooksUpkeep implements ScheduledJob {
  constructor(
    private readonly database: Database,
    private readonly ended: EndedWebhooks,
  ) {}

  async run(): Promise<{ ended: number; deliveries: number }> {
    const ended = await this.database.transaction((connection) => this.ended.endSilent(connection));
    const old = db.selectFrom('webhook_deliveries').select('id').where('id', '<', oldestKeptId());
    return { ended, deliveries: await deleteInBatches(this.database, 'webhook_deliveries', 'id', old) };
  }
}
