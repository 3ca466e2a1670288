import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditActor } from '../../../common/audit/audit-log.js';
import { notFound } from '../../../common/errors/api-error.js';
import { change, Database, run } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { endAccess } from '../../admin-session/sessions/end-access.js';
import { Challenges } from '../challenges.js';
import { FactorChanges } from '../factor-changes.js';

/** Resets the factors of an account whose holder lost them. */
@Injectable()
export class FactorResetService {
  constructor(
    private readonly database: Database,
    private readonly challenges: Challenges,
    private readonly changes: FactorChanges,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Removes every factor of an account, ends its access ({@link endAccess}), and informs its holder by mail. The password is kept, and is enough for
   * the next sign-in.
   * @param actor an owner, or an operator at the command line
   * @throws ApiError 404 if there is no such account
   */
  async reset(adminId: string, actor: AuditActor): Promise<void> {
    await this.database.transaction(async (connection) => {
      const locked = db.selectFrom('admins').select('id').where('id', '=', adminId).where('state', '<>', 'invited');
      if ((await run(connection, locked.forUpdate())).length === 0) throw notFound('Account');
      await this.changes.lock(connection, adminId);
      await change(connection, db.deleteFrom('admin_totp').where('admin_id', '=', adminId));
      await change(connection, db.deleteFrom('admin_passkeys').where('admin_id', '=', adminId));
      await change(connection, db.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId));
      await this.challenges.endAll(connection, adminId);
      await endAccess(connection, adminId);
      await this.changes.enqueueMail(connection, adminId, 'account-second-factor-reset');
      await this.audit.write(
        { actor, action: 'staff.second-factor.reset', subjectType: 'admin', subjectId: adminId },
        connection,
      );
    });
  }
}
