import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { daysAgo } from '../../database/expressions.js';
import { deleteInBatches } from '../upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../upkeep/scheduled-job.js';

/** Sent mails of extensions are deleted after as many days as those about orders. */
const MAIL_DAYS = 90;

/** Deletes old sent mails of extensions. */
@Scheduled({ name: 'extension-mails', pattern: '55 4 * * *' })
export class ExtensionMailUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ mails: number }> {
    const mails = db
      .selectFrom('outbox')
      .select('id')
      .where('extension_subject', 'is not', null)
      .where('status', '=', 'sent')
      .where('sent_at', '<', daysAgo(MAIL_DAYS));
    return { mails: await deleteInBatches(this.database, 'outbox', 'id', mails) };
  }
}
