import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { inBatches } from '../../upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';

/** Forgets idempotency keys whose 24 hours are over (contract: POST /api/orders). */
@Injectable()
@Scheduled()
export class IdempotencyUpkeep implements ScheduledJob {
  readonly name = 'orders-idempotency-keys';
  readonly pattern = '25 * * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ forgotten: number }> {
    const forgotten = await inBatches(
      this.database,
      `delete from idempotency_keys where key_hash in (
         select key_hash from idempotency_keys where expires_at <= now() limit $1 for update skip locked
       ) returning 1`,
    );
    return { forgotten };
  }
}
