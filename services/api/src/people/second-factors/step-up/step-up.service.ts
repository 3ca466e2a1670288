import { Injectable } from '@nestjs/common';
import { sentence, type StepUp } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { validationFailed } from '../../../common/errors/api-error.js';
import { change, Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import type { TokenDto } from '../../admin-session/admin-session.dto.js';
import { AdminsService } from '../../admin-session/admins.service.js';
import { verifyPassword } from '../../admin-session/passwords.js';
import { SecondFactors } from '../../admin-session/second-factors.js';
import { SessionRenewalService } from '../../admin-session/sessions/session-renewal.service.js';
import { SignInLimits, type ReportLimit } from '../../admin-session/sign-in-limits.js';
import { Proofs, wrongProof } from '../proofs.js';

/** Authenticates a signed-in administrator again (contract: Step-up). */
@Injectable()
export class StepUpService {
  constructor(
    private readonly database: Database,
    private readonly admins: AdminsService,
    private readonly factors: SecondFactors,
    private readonly proofs: Proofs,
    private readonly limits: SignInLimits,
    private readonly renewal: SessionRenewalService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param reportLimit gets the state of the limit
   * @returns a new token of the same session
   * @throws ApiError 400 for a wrong proof, and for the password of an account that has a second factor; 429
   */
  async prove(admin: CurrentAdminInfo, { password, ...proof }: StepUp, reportLimit: ReportLimit): Promise<TokenDto> {
    if (password !== undefined && (await this.factors.hasAny(admin.id)))
      throw validationFailed([{ field: 'password', message: sentence('factor.needsFactor') }]);
    const isRight = async () =>
      password === undefined
        ? this.proofs.use(admin.id, proof)
        : verifyPassword((await this.admins.get(admin.id)).passwordHash, password);
    if (!(await this.limits.attemptInSession(admin.sid, isRight, reportLimit)))
      throw validationFailed([
        password === undefined ? wrongProof(proof) : { field: 'password', message: sentence('factor.wrongPassword') },
      ]);
    await this.database.transaction(async (connection) => {
      const proved = db.updateTable('admin_sessions').set({ authenticated_at: now }).where('id', '=', admin.sid);
      await change(connection, proved);
      await this.audit.write(
        { actor: admin, action: 'admin.step-up', subjectType: 'session', subjectId: admin.sid },
        connection,
      );
    });
    return this.renewal.renew(admin);
  }
}
