import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { inBatches } from '../upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../upkeep/scheduled-job.js';

/** Ended sessions are kept this long: the queue dashboard's cookie may outlive the token. */
const KEPT = '1 day';

/** Forgets ended sessions. */
@Injectable()
@Scheduled()
export class SessionUpkeep implements ScheduledJob {
  readonly name = 'admin-sessions';
  readonly pattern = '5 * * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ forgotten: number }> {
    const forgotten = await inBatches(
      this.database,
      `delete from admin_sessions where id in (
         select id from admin_sessions where expires_at < now() - interval '${KEPT}' limit $1
       ) returning 1`,
    );
    return { forgotten };
  }
}
