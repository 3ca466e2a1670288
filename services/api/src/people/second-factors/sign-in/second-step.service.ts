import { Injectable } from '@nestjs/common';
import type { SecondStep } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { unauthorized } from '../../../common/errors/api-error.js';
import type { RequestOrigin } from '../../../common/http/requests/request-origin.js';
import type { LoginDto } from '../../admin-session/admin-session.dto.js';
import type { Admin } from '../../admin-session/admin.entity.js';
import { AdminsService } from '../../admin-session/admins.service.js';
import { KnownDevices } from '../../admin-session/devices/known-devices.js';
import { AdminSessionsService } from '../../admin-session/sessions/admin-sessions.service.js';
import { toLogin } from '../../admin-session/sessions/to-login.js';
import { SignInLimits, type ReportLimit } from '../../admin-session/sign-in-limits.js';
import { challengeOver, Challenges, isVerifiedBy } from '../challenges.js';
import { Proofs, toMethod, wrongProof } from '../proofs.js';

/** The second step of a sign-in (contract: Second factor). */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsService,
    private readonly devices: KnownDevices,
    private readonly limits: SignInLimits,
    private readonly challenges: Challenges,
    private readonly proofs: Proofs,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param origin the source of the request; its address is counted
   * @param reportLimit gets the state of the limit
   * @throws ApiError 401 `INVALID_CREDENTIALS` for a wrong proof, `CHALLENGE_OVER` after 5 minutes, 5 attempts, or a change of the password; 429
   */
  async take(
    { challenge, ...proof }: SecondStep,
    origin: RequestOrigin & { address: string },
    reportLimit: ReportLimit,
  ): Promise<LoginDto> {
    const giveBack = await this.limits.countFactor(origin.address, reportLimit);
    const open = await this.challenges.countTry(challenge);
    if (!open) throw challengeOver();
    const admin = await this.admins.get(open.adminId);
    const { passwordHash } = admin;
    if (passwordHash === null || !isVerifiedBy(open, passwordHash)) throw challengeOver();
    const device = origin.deviceToken && (await this.devices.find(admin.email, origin.deviceToken));
    const isRight = () => this.proofs.use(admin.id, proof);
    if (!(await this.limits.attemptFactor(device || admin.id, isRight, reportLimit)))
      throw await this.refuse(admin, proof);
    await giveBack();
    if (!(await this.challenges.close(open.id))) throw challengeOver();
    const method = toMethod(proof);
    const session = await this.sessions.open(admin.id, passwordHash, origin, method);
    // The account was suspended meanwhile.
    if (!session) throw challengeOver();
    if (method === 'passkey') await this.limits.forgivePasskeyRequest(origin.address);
    return toLogin(admin, session);
  }

  private async refuse(admin: Admin, proof: Omit<SecondStep, 'challenge'>) {
    await this.audit.write({
      actor: 'visitor',
      action: 'admin.sign-in.failed',
      subjectType: 'admin',
      subjectId: admin.id,
      details: { secondFactor: toMethod(proof) },
      outcome: 'refused',
    });
    return unauthorized('INVALID_CREDENTIALS', wrongProof(proof).message);
  }
}
