import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { inBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/** Forgets idempotency keys whose 24 hours are over (contract: POST /api/orders). */
@Injectable()
@Scheduled()
export class IdempotencyUpkeep implements ScheduledJob {
  readonly name = 'orders-idempotency-keys';
  readonly pattern = '25 * * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ forgotten: number }> {
    const forgotten = await inBatches(this.database, (limit) =>
      db
        .deleteFrom('idempotency_keys')
        .where('key_hash', 'in', (eb) =>
          eb
            .selectFrom('idempotency_keys')
            .select('key_hash')
            .where('expires_at', '<=', now)
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        ),
    );
    return { forgotten };
  }
}
