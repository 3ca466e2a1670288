import { Injectable } from '@nestjs/common';
import { sentence } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import { conflict } from '../../common/errors/api-error.js';
import { AppConfig } from '../../config/app-config.js';
import { change, Database, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { now } from '../../database/expressions.js';
import { createAccountMail, type AccountMailKind } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxService } from '../../platform/notifications/outbox/outbox.service.js';
import { SecondFactors } from '../admin-session/second-factors.js';

/** Changes the second factors of an account, with the mail that informs its holder, in one transaction. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly config: AppConfig,
  ) {}

  /**
   * Runs the work of the request's operation while the account is locked; changes of an account run one after the other.
   * @param mail the mail about the change
   */
  async make<Result>(
    adminId: string,
    mail: AccountMailKind,
    work: (connection: Queryable) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (connection) => {
      await this.lock(connection, adminId);
      const result = await work(connection);
      await this.enqueueMail(connection, adminId, mail);
      await this.audit.writeDeclared(connection, { subjectId: adminId });
      return result;
    });
  }

  /** Locks the account by an update of its time of change, which the mail names. */
  async lock(connection: Queryable, adminId: string): Promise<void> {
    await change(connection, db.updateTable('admins').set({ updated_at: now }).where('id', '=', adminId));
  }

  async enqueueMail(connection: Queryable, adminId: string, mail: AccountMailKind): Promise<void> {
    await this.outbox.add(createAccountMail(mail, adminId), connection);
  }

  /**
   * To be called after a factor was removed, in the same transaction. Removes the recovery codes of an account without any factor, because they only
   * replace one.
   * @throws ApiError 409 if it was the last factor and one is required
   */
  async settleRemoval(connection: Queryable, adminId: string): Promise<void> {
    if (await this.factors.hasAny(adminId, connection)) return;
    if (this.config.secondFactorRequired) throw conflict('CONFLICT', sentence('factor.last'));
    await change(connection, db.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId));
  }
}
