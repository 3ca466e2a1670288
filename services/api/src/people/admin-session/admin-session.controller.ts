import { Body, Controller, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changePasswordSchema,
  profileSchema,
  signInSchema,
  type ChangePassword,
  type Profile,
  type SignIn,
} from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo, type SignedInStaff } from '../../common/auth/current-admin.js';
import { Public } from '../../common/auth/public.decorator.js';
import {
  DuringEnrolment,
  ForOwnAccount,
  NotForKeys,
  RequiresPermission,
} from '../../common/auth/requires-permission.js';
import { RemembersDevice } from '../../common/http/requests/device-cookie.js';
import { requestOrigin } from '../../common/http/requests/request-origin.js';
import { visitorAddress } from '../../common/http/requests/visitor-address.js';
import { rateLimitHeaders } from '../../common/rate-limit/rate-limit-headers.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { WithoutIdempotencyKey } from '../../common/idempotency/idempotency-declaration.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiRateLimitHeaders, ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { AppConfig } from '../../config/app-config.js';
import { LoginDto, MeDto, MessageDto, TokenDto } from './admin-session.dto.js';
import { OwnAccountService } from './own-account.service.js';
import { AdminSessionsService } from './sessions/admin-sessions.service.js';
import { SessionRenewalService } from './sessions/session-renewal.service.js';
import { OPS_COOKIE, OpsSessionService } from './sessions/ops-session.service.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('Session')
@Controller('admin')
export class AdminSessionController {
  constructor(
    private readonly signIn: SignInService,
    private readonly account: OwnAccountService,
    private readonly sessions: AdminSessionsService,
    private readonly renewal: SessionRenewalService,
    private readonly ops: OpsSessionService,
    private readonly config: AppConfig,
  ) {}

  /**
   * Signs an administrator in. Of an account with a second factor the password is the first step: 401 `SECOND_FACTOR_REQUIRED` with what
   * the second one needs.
   */
  @Public()
  @Post('login')
  @RemembersDevice()
  @Audited('admin.sign-in', 'session')
  @HttpCode(200)
  @ApiErrors(400, { 401: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED'] }, 429)
  @ApiRateLimitHeaders()
  @ApiExample({ email: 'owner@house.example', password: 'a long enough password' })
  login(
    @Body({ schema: signInSchema }) credentials: SignIn,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginDto> {
    const address = visitorAddress(request, this.config.proxySecret);
    const origin = { ...requestOrigin(request, this.config), address };
    return this.signIn.signIn(credentials, origin, (state) => response.set(rateLimitHeaders(state)));
  }

  /** Ends the session. Its token is invalid from then on. */
  @Post('logout')
  @WithoutIdempotencyKey('it ends the session, so that nobody could ask again')
  @ForOwnAccount()
  @DuringEnrolment()
  @Audited('admin.sign-out', 'session')
  @HttpCode(204)
  @ApiResponseHeaders({ 204: ['Set-Cookie'] })
  async logout(@CurrentAdmin() admin: CurrentAdminInfo, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.revoke(admin);
    const { maxAge: _, ...options } = this.ops.cookieOptions();
    response.clearCookie(OPS_COOKIE, options);
  }

  /** The signed-in administrator. */
  @Get('me')
  @ForOwnAccount()
  @DuringEnrolment()
  me(@CurrentAdmin() admin: SignedInStaff): Promise<MeDto> {
    return this.account.get(admin);
  }

  /** Changes how colleagues call the signed-in administrator. */
  @Put('me')
  @ForOwnAccount()
  @Audited('admin.profile.update', 'admin')
  @ApiErrors(400)
  @ApiExample({ name: 'Clara Vogt' })
  updateMe(@CurrentAdmin() admin: SignedInStaff, @Body({ schema: profileSchema }) profile: Profile): Promise<MeDto> {
    return this.account.update(admin, profile);
  }

  /**
   * Renews the session: returns a new token of the same session, until at most twelve hours after the sign-in. Earlier tokens stay valid until they
   * expire.
   */
  @Post('renew-session')
  @WithoutIdempotencyKey('its answer opens an account, and must not lie anywhere to be given once more')
  @ForOwnAccount()
  @HttpCode(200)
  renewSession(@CurrentAdmin() admin: CurrentAdminInfo): Promise<TokenDto> {
    return this.renewal.renew(admin);
  }

  /** Changes the password and ends every session of this administrator. */
  @Post('change-password')
  @WithoutIdempotencyKey('it ends every session, so that nobody could ask again')
  @ForOwnAccount()
  @Audited('admin.password.change', 'admin')
  @HttpCode(200)
  @ApiErrors(400, 429)
  @ApiRateLimitHeaders()
  @ApiExample({ currentPassword: 'a long enough password', newPassword: 'an even longer password' })
  async changePassword(
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Body({ schema: changePasswordSchema }) change: ChangePassword,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageDto> {
    await this.signIn.changePassword(admin, change, (state) => response.set(rateLimitHeaders(state)));
    return { message: 'Password changed successfully' };
  }

  /** Sets the cookie that opens the queue dashboard at `/ops/queues` for 15 minutes. */
  @Post('ops-session')
  @WithoutIdempotencyKey('its answer opens an account, and must not lie anywhere to be given once more')
  @RequiresPermission('operations:write')
  @NotForKeys()
  @Audited('admin.ops-session', 'session')
  @HttpCode(204)
  @ApiResponseHeaders({ 204: ['Set-Cookie'] })
  async opsSession(
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    response.cookie(OPS_COOKIE, await this.ops.issue(admin.sid), this.ops.cookieOptions());
  }
}
