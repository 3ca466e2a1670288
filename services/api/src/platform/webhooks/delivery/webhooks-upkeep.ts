import { Injectable } from '@nestjs/common';
import { EVENTS_KEPT_DAYS } from '@vitrine/schemas';
import { v7 } from 'uuid';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { deleteInBatches } from '../../upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';

const DAY_MS = 86_400_000;

/** Forgets deliveries with their events. An id begins with its time (UUID v7), so the primary key leads to them. */
@Injectable()
@Scheduled()
export class WebhooksUpkeep implements ScheduledJob {
  readonly name = 'webhooks-upkeep';
  readonly pattern = '45 3 * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ deliveries: number }> {
    const newest = v7({ msecs: Date.now() - EVENTS_KEPT_DAYS * DAY_MS });
    const old = db.selectFrom('webhook_deliveries').select('id').where('id', '<', newest);
    return { deliveries: await deleteInBatches(this.database, 'webhook_deliveries', 'id', old) };
  }
}
