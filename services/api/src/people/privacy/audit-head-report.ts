import { PinoLogger } from 'nestjs-pino';
import { Database } from '../../database/database.js';
import { Scheduled, type RunResult, type ScheduledJob } from '../../platform/upkeep/scheduled-job.js';
import { AUDIT_HEAD } from './audit-head.js';

/**
 * Logs the last hash of the audit log's chain, so that it is stored outside of the database: a person who can change everything in the database
 * cannot change a collected log, and `npm run audit:verify -- --head` compares the two.
 */
@Scheduled({ name: 'audit-head', pattern: '*/15 * * * *' })
export class AuditHeadReport implements ScheduledJob {
  constructor(
    private readonly database: Database,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(AuditHeadReport.name);
  }

  async run(): Promise<RunResult> {
    const [head] = await this.database.run(AUDIT_HEAD);
    if (!head) throw new Error('The audit log has no head');
    // A warning, so that it is logged at all common log levels.
    this.logger.warn({ action: 'audit.head', head: `${head.seq}:${head.hash}` }, 'Head of the audit log');
    return { seq: Number(head.seq) };
  }
}
