import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { daysAgo } from '../../../database/expressions.js';
import { deleteInBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/** Sent mails about accounts are deleted after this time, like those about orders. */
const MAIL_DAYS = 90;

/** Deletes links that no longer work, and sent mails about accounts. */
@Scheduled({ name: 'staff', pattern: '50 4 * * *' })
export class StaffUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ links: number; mails: number }> {
    const links = db.selectFrom('admin_links').select('id').where('expires_at', '<', daysAgo(1));
    const mails = db
      .selectFrom('outbox')
      .select('id')
      .where('admin_id', 'is not', null)
      .where('status', '=', 'sent')
      .where('sent_at', '<', daysAgo(MAIL_DAYS));
    return {
      links: await deleteInBatches(this.database, 'admin_links', 'id', links),
      mails: await deleteInBatches(this.database, 'outbox', 'id', mails),
    };
  }
}
