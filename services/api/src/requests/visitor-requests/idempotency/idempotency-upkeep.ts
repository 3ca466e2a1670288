import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { deleteInBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/** Deletes idempotency keys after 24 hours (contract: POST /api/orders, Lists), and stored answers with a secret after minutes. */
@Scheduled({ name: 'orders-idempotency-keys', pattern: '*/5 * * * *' })
export class IdempotencyUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ forgotten: number; secrets: number }> {
    const secrets = await this.database.change(
      db.updateTable('idempotent_calls').set({ answer: null, answer_until: null }).where('answer_until', '<=', now),
    );
    const ended = db.selectFrom('idempotency_keys').select('key_hash').where('expires_at', '<=', now);
    const calls = db.selectFrom('idempotent_calls').select('key_hash').where('expires_at', '<=', now);
    return {
      secrets,
      forgotten:
        (await deleteInBatches(this.database, 'idempotency_keys', 'key_hash', ended)) +
        (await deleteInBatches(this.database, 'idempotent_calls', 'key_hash', calls)),
    };
  }
}
