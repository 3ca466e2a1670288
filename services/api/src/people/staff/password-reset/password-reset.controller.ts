import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { chosenPasswordSchema, passwordResetSchema, type ChosenPassword, type PasswordReset } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../../common/audit/audited.js';
import { Public } from '../../../common/auth/public.decorator.js';
import { visitorAddress } from '../../../common/http/requests/visitor-address.js';
import { rateLimitHeaders } from '../../../common/rate-limit/rate-limit-headers.js';
import { ApiExample } from '../../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { ApiRateLimitHeaders } from '../../../common/swagger/response-headers.js';
import { AppConfig } from '../../../config/app-config.js';
import { MessageDto } from '../../admin-session/admin-session.dto.js';
import { PasswordResetDto } from './password-reset.dto.js';
import { PasswordResetService } from './password-reset.service.js';

@ApiTags('Session')
@Controller('admin/password-reset')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly config: AppConfig,
  ) {}

  /** Sends a link by which a forgotten password is set anew. The answer is the same whether or not there is such an account. */
  @Public()
  @Post()
  @Audited('admin.password.forgotten', 'admin')
  @HttpCode(202)
  @ApiErrors(400, 429)
  @ApiRateLimitHeaders()
  @ApiExample({ email: 'owner@house.example' })
  async request(
    @Body({ schema: passwordResetSchema }) reset: PasswordReset,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageDto> {
    const address = visitorAddress(request, this.config.proxySecret);
    await this.resets.request(reset, address, (state) => response.set(rateLimitHeaders(state)));
    return { message: 'If there is an account with this address, a mail with a link is on its way to it' };
  }

  /** Whose password a link sets. 404 where it was used or is over. */
  @Public()
  @Get(':token')
  @ApiErrors(404)
  get(@Param('token') token: string): Promise<PasswordResetDto> {
    return this.resets.get(token);
  }

  /** Sets a forgotten password anew and ends every session of the account. It does not sign in. */
  @Public()
  @Post(':token')
  @Audited('admin.password.recover', 'admin')
  @HttpCode(200)
  @ApiErrors(400, 404)
  @ApiExample({ password: 'a long enough password' })
  async reset(
    @Param('token') token: string,
    @Body({ schema: chosenPasswordSchema }) chosen: ChosenPassword,
  ): Promise<MessageDto> {
    await this.resets.reset(token, chosen);
    return { message: 'Your password was set. Please sign in with it' };
  }
}
