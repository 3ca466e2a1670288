import { Injectable } from '@nestjs/common';
import { keptNetwork, ROLE_PERMISSIONS, type ChangePassword, type SignIn } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { badRequest, unauthorized } from '../../common/errors/api-error.js';
import { AuditSubjects } from '../../common/personal-data/audit-subjects.js';
import type { LoginDto, MeDto } from './admin-session.dto.js';
import { AdminSessionsService } from './sessions/admin-sessions.service.js';
import { deviceName } from './sessions/device-name.js';
import { assertStrongPassword } from './password-rule.js';
import { AdminsService, normaliseEmail } from './admins.service.js';
import { verifyPassword } from './passwords.js';
import { SignInLimits, type TellLimit } from './sign-in-limits.js';

/** Sign-in, sign-out and change of password (contract: Admin session). */
@Injectable()
export class SignInService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsService,
    private readonly limits: SignInLimits,
    private readonly audit: AuditLog,
    private readonly subjects: AuditSubjects,
  ) {}

  /**
   * @param address of the visitor, for the limit, and the header that names the browser
   * @param tell gets what is left of the limit
   * @throws ApiError 401 `INVALID_CREDENTIALS` whichever of the two is wrong, in the same time; 429 after too many failures
   */
  async signIn(
    { email, password }: SignIn,
    { address, userAgent }: { address: string; userAgent: string | undefined },
    tell: TellLimit,
  ): Promise<LoginDto> {
    const account = normaliseEmail(email);
    const admin = await this.admins.find(account);
    const isRight = () => verifyPassword(admin?.passwordHash, password);
    const right = await this.limits.attempt(account, address, isRight, tell);
    const origin = { device: deviceName(userAgent), network: keptNetwork(address) };
    const session = right && admin ? await this.sessions.open(admin.id, admin.passwordHash, origin) : undefined;
    if (!session || !admin) {
      // Also where there is no such account, which only a keyed hash names: the answer must take the same time.
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
    const { token, expiresIn, previousLoginAt } = session;
    return {
      token,
      admin: { id: admin.id, email: admin.email, lastLoginAt: previousLoginAt?.toISOString() ?? null },
      expiresIn,
    };
  }

  async me({ id, email, role, sid, exp }: CurrentAdminInfo): Promise<MeDto> {
    const { name, previousLoginAt, authenticatedAt } = await this.sessions.get(sid);
    return {
      id,
      email,
      lastLoginAt: previousLoginAt?.toISOString() ?? null,
      expiresAt: new Date(exp * 1000).toISOString(),
      name,
      role,
      permissions: [...ROLE_PERMISSIONS[role]],
      authenticatedAt: authenticatedAt.toISOString(),
    };
  }

  /**
   * Ends every session of the administrator, the present one too.
   * @param tell gets what is left of the limit
   * @throws ApiError 400 when the current password is wrong or the new one easy to guess, 429 after too many failures in this session
   */
  async changePassword(admin: CurrentAdminInfo, change: ChangePassword, tell: TellLimit): Promise<void> {
    const { passwordHash } = await this.admins.get(admin.id);
    const isRight = () => verifyPassword(passwordHash, change.currentPassword);
    const right = await this.limits.attemptInSession(admin.sid, isRight, tell);
    if (right) {
      await this.limits.unlock(admin.email);
      await assertStrongPassword(change.newPassword, admin.email);
      await this.audit.write({
        actor: admin,
        action: 'admin.password.change',
        subjectType: 'admin',
        subjectId: admin.id,
      });
    }
    if (!right || !(await this.admins.replacePassword(admin.id, passwordHash, change.newPassword))) {
      throw badRequest('VALIDATION_FAILED', 'Current password is incorrect');
    }
  }
}
