import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { changePasswordSchema, signInSchema, type ChangePassword, type SignIn } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { Public } from '../../common/auth/public.decorator.js';
import { ForOwnAccount, RequiresPermission } from '../../common/auth/requires-permission.js';
import { visitorAddress } from '../../common/http/requests/visitor-address.js';
import { rateLimitHeaders } from '../../common/rate-limit/rate-limit-headers.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiRateLimitHeaders, ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { AppConfig } from '../../config/app-config.js';
import { LoginDto, MeDto, MessageDto } from './admin-session.dto.js';
import { AdminSessionsService } from './sessions/admin-sessions.service.js';
import { OPS_COOKIE, OpsSessionService } from './sessions/ops-session.service.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('Session')
@Controller('admin')
export class AdminSessionController {
  constructor(
    private readonly signIn: SignInService,
    private readonly sessions: AdminSessionsService,
    private readonly ops: OpsSessionService,
    private readonly config: AppConfig,
  ) {}

  /** Signs an administrator in. */
  @Public()
  @Post('login')
  @Audited('admin.sign-in', 'session')
  @HttpCode(200)
  @ApiErrors(400, { 401: ['INVALID_CREDENTIALS'] }, 429)
  @ApiRateLimitHeaders()
  @ApiExample({ email: 'owner@vitrine.example', password: 'a long enough password' })
  login(
    @Body({ schema: signInSchema }) credentials: SignIn,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginDto> {
    const address = visitorAddress(request, this.config.proxySecret);
    const origin = { address, userAgent: request.headers['user-agent'] };
    return this.signIn.signIn(credentials, origin, (state) => response.set(rateLimitHeaders(state)));
  }

  /** Ends the session; its token is worth nothing from then on. */
  @Post('logout')
  @ForOwnAccount()
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
  me(@CurrentAdmin() admin: CurrentAdminInfo): Promise<MeDto> {
    return this.signIn.me(admin);
  }

  /** Changes the password and ends every session of this administrator. */
  @Post('change-password')
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
  @RequiresPermission('operations:write')
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
