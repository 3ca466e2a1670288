import { Injectable } from '@nestjs/common';
import type { ChangePassword, SignIn } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { badRequest, secondFactorRequired, unauthorized } from '../../common/errors/api-error.js';
import type { RequestOrigin } from '../../common/http/requests/request-origin.js';
import { AuditSubjects } from '../../common/personal-data/audit-subjects.js';
import type { Queryable } from '../../database/database.js';
import type { LoginDto } from './admin-session.dto.js';
import type { Admin } from './admin.entity.js';
import { SecondFactors } from './second-factors.js';
import { AdminSessionsService, type OpenedSession } from './sessions/admin-sessions.service.js';
import { ACTIVE } from './sessions/session-statements.js';
import { toLogin } from './sessions/to-login.js';
import { assertStrongPassword } from './password-rule.js';
import { KnownDevices } from './devices/known-devices.js';
import { AdminsService, normaliseEmail } from './admins.service.js';
import { verifyPassword } from './passwords.js';
import { SignInLimits, type ReportLimit } from './sign-in-limits.js';

/** Sign-in, sign-out and change of password (contract: Admin session). */
@Injectable()
export class SignInService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsService,
    private readonly limits: SignInLimits,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactors,
    private readonly audit: AuditLog,
    private readonly subjects: AuditSubjects,
  ) {}

  /**
   * @param origin the source of the request; its address is counted
   * @param reportLimit gets the state of the limit
   * @throws ApiError 401 `INVALID_CREDENTIALS` if e-mail address or password is wrong, after the same time; 401 `SECOND_FACTOR_REQUIRED` if both are
   * right and the account has a second factor; 429 after too many failures
   */
  async signIn(
    { email, password }: SignIn,
    origin: RequestOrigin & { address: string },
    reportLimit: ReportLimit,
  ): Promise<LoginDto> {
    const account = normaliseEmail(email);
    const admin = await this.admins.find(account);
    const device = origin.deviceToken && (await this.devices.find(account, origin.deviceToken));
    const isRight = () => verifyPassword(admin?.passwordHash, password);
    const right = await this.limits.attempt({ email: account, address: origin.address, device }, isRight, reportLimit);
    const session = right && admin?.passwordHash ? await this.enter(admin, admin.passwordHash, origin) : undefined;
    if (!session || !admin) {
      // Computed also for an existing account, which does not need it: the answer must take the same time.
      const unknown = this.subjects.getSubject(account);
      await this.audit.write({
        actor: 'visitor',
        action: 'admin.sign-in.failed',
        subjectType: admin ? 'admin' : 'account',
        subjectId: admin?.id ?? unknown,
        outcome: 'refused',
      });
      throw unauthorized('INVALID_CREDENTIALS', 'Invalid email or password');
    }
    return toLogin(admin, session);
  }

  /** @throws ApiError 401 `SECOND_FACTOR_REQUIRED` if the account has a second factor */
  private async enter(admin: Admin, passwordHash: string, origin: RequestOrigin): Promise<OpenedSession | undefined> {
    const secondStep = admin.state === ACTIVE && (await this.factors.challenge(admin.id, passwordHash));
    if (!secondStep) return this.sessions.open(admin.id, passwordHash, origin);
    await this.audit.write({
      actor: admin,
      action: 'admin.sign-in.first-step',
      subjectType: 'admin',
      subjectId: admin.id,
    });
    throw secondFactorRequired(secondStep);
  }

  /**
   * Changes the password and ends every session of the administrator, including the current one.
   * @param reportLimit gets the state of the limit
   * @throws ApiError 400 if the current password is wrong or the new one easy to guess, 429 after too many failures in this session
   */
  async changePassword(admin: CurrentAdminInfo, change: ChangePassword, reportLimit: ReportLimit): Promise<void> {
    const { passwordHash } = await this.admins.get(admin.id);
    const isRight = () => verifyPassword(passwordHash, change.currentPassword);
    const right = await this.limits.attemptInSession(admin.sid, isRight, reportLimit);
    if (right) {
      await this.limits.unlock(admin.email);
      await assertStrongPassword(change.newPassword, admin.email, 'newPassword');
    }
    const note = (connection: Queryable) => this.audit.writeDeclared(connection, { subjectId: admin.id });
    if (
      !right ||
      passwordHash === null ||
      !(await this.admins.replacePassword(admin.id, passwordHash, change.newPassword, note))
    ) {
      throw badRequest('VALIDATION_FAILED', 'Current password is incorrect');
    }
  }
}
