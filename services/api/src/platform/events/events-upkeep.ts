import { Injectable } from '@nestjs/common';
import { EVENTS_KEPT_DAYS } from '@vitrine/schemas';
import { v7 } from 'uuid';
import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { deleteInBatches } from '../upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../upkeep/scheduled-job.js';

const DAY_MS = 86_400_000;

/** Forgets events of long ago (contract: kept 30 days). An id begins with its time (UUID v7), so the primary key leads to them. */
@Injectable()
@Scheduled()
export class EventsUpkeep implements ScheduledJob {
  readonly name = 'events-upkeep';
  readonly pattern = '40 3 * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ events: number }> {
    const newest = v7({ msecs: Date.now() - EVENTS_KEPT_DAYS * DAY_MS });
    const old = db.selectFrom('events').select('id').where('id', '<', newest);
    return { events: await deleteInBatches(this.database, 'events', 'id', old) };
  }
}
