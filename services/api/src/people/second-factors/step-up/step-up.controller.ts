import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { stepUpSchema, type StepUp } from '@vitrine/schemas';
import type { Response } from 'express';
import { Audited } from '../../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { DuringEnrolment, ForOwnAccount } from '../../../common/auth/requires-permission.js';
import { rateLimitHeaders } from '../../../common/rate-limit/rate-limit-headers.js';
import { ApiExample } from '../../../common/swagger/api-bodies.js';
import { WithoutIdempotencyKey } from '../../../common/idempotency/idempotency-declaration.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { ApiRateLimitHeaders } from '../../../common/swagger/response-headers.js';
import { PasskeyUses } from '../passkeys/passkey-uses.js';
import { PasskeyRequestDto } from '../passkeys/passkeys.dto.js';
import { TokenDto } from '../../admin-session/admin-session.dto.js';
import { StepUpService } from './step-up.service.js';

@ApiTags('Session')
@Controller('admin/step-up')
export class StepUpController {
  constructor(
    private readonly stepUp: StepUpService,
    private readonly passkeys: PasskeyUses,
  ) {}

  /** Options for using a passkey of one's own account for a step-up. 409 if the public site has an IP address instead of a domain. */
  @Post('passkey/options')
  @WithoutIdempotencyKey('it proves who somebody is, and its secrets are told once')
  @ForOwnAccount()
  @DuringEnrolment()
  @HttpCode(200)
  @ApiErrors(409)
  askForPasskey(@CurrentAdmin() { id }: CurrentAdminInfo): Promise<PasskeyRequestDto> {
    return this.passkeys.ask(id);
  }

  /**
   * Proves again who is signed in, for what was refused with 403 `STEP_UP_REQUIRED`, and answers with a new token of the same session. The password is
   * enough only where the account has no second factor.
   */
  @Post()
  @WithoutIdempotencyKey('it proves who somebody is, and its secrets are told once')
  @ForOwnAccount()
  @DuringEnrolment()
  @Audited('admin.step-up', 'session')
  @HttpCode(200)
  @ApiErrors(400, 429)
  @ApiRateLimitHeaders()
  @ApiExample({ password: 'a long enough password' })
  prove(
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Body({ schema: stepUpSchema }) proof: StepUp,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenDto> {
    return this.stepUp.prove(admin, proof, (state) => response.set(rateLimitHeaders(state)));
  }
}
