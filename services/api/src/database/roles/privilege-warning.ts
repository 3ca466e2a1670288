import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Database } from '../database.js';

/** Logs a warning at the start if the account could change schema or audit log, as a single account for everything can. The process goes on. */
@Injectable()
export class PrivilegeWarning implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(PrivilegeWarning.name);
  }

  onApplicationBootstrap(): void {
    // In the background; an unreachable database is reported elsewhere.
    this.warn().catch(() => undefined);
  }

  /** @returns whether it logged a warning */
  async warn(): Promise<boolean> {
    const [found] = await this.database.query<{ account: string; excessive: boolean }>(
      `select current_user as account, has_table_privilege('audit_log', 'DELETE') or has_table_privilege('audit_chain', 'UPDATE')
         or has_schema_privilege('public', 'CREATE') as excessive`,
    );
    if (!found?.excessive) return false;
    this.logger.warn(
      { account: found.account },
      'The database account may change the schema and the audit log: see "Database accounts" in docs/operations.md',
    );
    return true;
  }
}
