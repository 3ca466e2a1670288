import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { secondStepSchema, type SecondStep } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../../common/audit/audited.js';
import { Public } from '../../../common/auth/public.decorator.js';
import { RemembersDevice } from '../../../common/http/requests/device-cookie.js';
import { requestOrigin } from '../../../common/http/requests/request-origin.js';
import { visitorAddress } from '../../../common/http/requests/visitor-address.js';
import { rateLimitHeaders } from '../../../common/rate-limit/rate-limit-headers.js';
import { ApiExample } from '../../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { ApiRateLimitHeaders } from '../../../common/swagger/response-headers.js';
import { AppConfig } from '../../../config/app-config.js';
import { LoginDto } from '../../admin-session/admin-session.dto.js';
import { SecondStepService } from './second-step.service.js';

@ApiTags('Session')
@Controller('admin/login')
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly config: AppConfig,
  ) {}

  /**
   * The second step of a sign-in whose first one was answered with 401 `SECOND_FACTOR_REQUIRED`. 401 `CHALLENGE_OVER` after 5 minutes or 5 tries: the
   * password is needed again then.
   */
  @Public()
  @Post('second-factor')
  @RemembersDevice()
  @Audited('admin.sign-in', 'session')
  @HttpCode(200)
  @ApiErrors(400, { 401: ['INVALID_CREDENTIALS', 'CHALLENGE_OVER'] }, 429)
  @ApiRateLimitHeaders()
  @ApiExample({ challenge: 'eD0bDsyZQ1mS4OmIYlJ0eYf2dXk6M0cKqJw8Vh3sT9E', code: '123456' })
  take(
    @Body({ schema: secondStepSchema }) step: SecondStep,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginDto> {
    const address = visitorAddress(request, this.config.proxySecret);
    const origin = { ...requestOrigin(request, this.config), address };
    return this.secondStep.take(step, origin, (state) => response.set(rateLimitHeaders(state)));
  }
}
