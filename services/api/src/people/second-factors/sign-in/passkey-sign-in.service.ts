import { Injectable } from '@nestjs/common';
import { sentence, type PasskeyOptions, type PasskeySignIn } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { unauthorized } from '../../../common/errors/api-error.js';
import type { RequestOrigin } from '../../../common/http/requests/request-origin.js';
import type { LoginDto } from '../../admin-session/admin-session.dto.js';
import { AdminsService } from '../../admin-session/admins.service.js';
import { AdminSessionsService } from '../../admin-session/sessions/admin-sessions.service.js';
import { toLogin } from '../../admin-session/sessions/to-login.js';
import { SignInLimits, type ReportLimit } from '../../admin-session/sign-in-limits.js';
import { challengeOver, Challenges } from '../challenges.js';
import { PasskeyUses } from '../passkeys/passkey-uses.js';
import type { PasskeyRequestDto } from '../passkeys/passkeys.dto.js';

/** Sign-in by a passkey alone, without e-mail address and password (contract: Second factor). */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsService,
    private readonly limits: SignInLimits,
    private readonly challenges: Challenges,
    private readonly uses: PasskeyUses,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Makes the options with which a browser asks for a passkey: with the challenge of a first step for those of its account, else for any passkey that
   * the browser knows.
   * @param address IP address of the request, which is counted
   * @param reportLimit gets the state of the limit
   * @throws ApiError 401 `CHALLENGE_OVER`; 409 if the public site has no domain; 429
   */
  async ask({ challenge }: PasskeyOptions, address: string, reportLimit: ReportLimit): Promise<PasskeyRequestDto> {
    await this.limits.countPasskeyRequest(address, reportLimit);
    if (challenge === undefined) return this.uses.ask();
    const open = await this.challenges.findSignIn(challenge);
    if (!open) throw challengeOver();
    return this.uses.ask(open.adminId);
  }

  /**
   * @param origin the source of the request; its address is counted
   * @param reportLimit gets the state of the limit
   * @throws ApiError 401 `INVALID_CREDENTIALS` for a wrong challenge, passkey, counter or account alike; 429
   */
  async signIn(
    { passkey }: PasskeySignIn,
    origin: RequestOrigin & { address: string },
    reportLimit: ReportLimit,
  ): Promise<LoginDto> {
    const giveBack = await this.limits.countFactor(origin.address, reportLimit);
    const adminId = await this.uses.use(passkey);
    const admin = adminId === undefined ? undefined : await this.admins.get(adminId);
    const session = admin?.passwordHash && (await this.sessions.open(admin.id, admin.passwordHash, origin, 'passkey'));
    if (!admin || !session) {
      await this.audit.write({
        actor: 'visitor',
        action: 'admin.sign-in.failed',
        subjectType: admin ? 'admin' : 'passkey',
        subjectId: admin?.id ?? null,
        details: { secondFactor: 'passkey' },
        outcome: 'refused',
      });
      throw unauthorized('INVALID_CREDENTIALS', sentence('passkey.refused'));
    }
    await giveBack();
    await this.limits.forgivePasskeyRequest(origin.address);
    return toLogin(admin, session);
  }
}
