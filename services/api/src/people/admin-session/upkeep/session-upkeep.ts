import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { inBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/** Sessions that ended before this are forgotten; not at once, because the queue dashboard's cookie may outlive the token. */
const ENDED_LONG_AGO = sql<Date>`now() - interval '1 day'`;

/** Forgets ended sessions. */
@Injectable()
@Scheduled()
export class SessionUpkeep implements ScheduledJob {
  readonly name = 'admin-sessions';
  readonly pattern = '5 * * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ forgotten: number }> {
    const forgotten = await inBatches(this.database, (limit) =>
      db
        .deleteFrom('admin_sessions')
        .where('id', 'in', (eb) =>
          eb.selectFrom('admin_sessions').select('id').where('expires_at', '<', ENDED_LONG_AGO).limit(limit),
        ),
    );
    return { forgotten };
  }
}
