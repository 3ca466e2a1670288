import { Body, Controller, Delete, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { totpCodeSchema, type TotpCode } from '@vitrine/schemas';
import type { Response } from 'express';
import { Audited } from '../../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { ForOwnFactors } from '../../../common/auth/requires-permission.js';
import { rateLimitHeaders } from '../../../common/rate-limit/rate-limit-headers.js';
import { ApiExample } from '../../../common/swagger/api-bodies.js';
import { WithoutIdempotencyKey } from '../../../common/idempotency/idempotency-declaration.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { ApiRateLimitHeaders } from '../../../common/swagger/response-headers.js';
import { RecoveryCodesDto, TotpDto } from '../second-factors.dto.js';
import { TotpService } from './totp.service.js';

/** One's own authenticator app (contract: Second factor). */
@ApiTags('Second factor')
@Controller('admin/totp')
export class TotpController {
  constructor(private readonly totp: TotpService) {}

  /** Begins to set up an authenticator app. It counts once its first code is confirmed, within 15 minutes; the one before works until then. */
  @Post()
  @WithoutIdempotencyKey('it proves who somebody is, and its secrets are told once')
  @ForOwnFactors()
  @HttpCode(200)
  begin(@CurrentAdmin() admin: CurrentAdminInfo): Promise<TotpDto> {
    return this.totp.begin(admin);
  }

  /** Confirms the app by its first code. The recovery codes are shown this once; those of before work no more. */
  @Post('confirm')
  @WithoutIdempotencyKey('it proves who somebody is, and its secrets are told once')
  @ForOwnFactors()
  @Audited('admin.totp.add', 'admin')
  @HttpCode(200)
  @ApiErrors(400, 429)
  @ApiRateLimitHeaders()
  @ApiExample({ code: '123456' })
  confirm(
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Body({ schema: totpCodeSchema }) { code }: TotpCode,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesDto> {
    return this.totp.confirm(admin, code, (state) => response.set(rateLimitHeaders(state)));
  }

  /** Removes the app, and with the last factor also the recovery codes. 409 for the last factor if one is required. */
  @Delete()
  @ForOwnFactors()
  @Audited('admin.totp.remove', 'admin')
  @HttpCode(204)
  @ApiErrors(404, 409)
  remove(@CurrentAdmin() admin: CurrentAdminInfo): Promise<void> {
    return this.totp.remove(admin);
  }
}
