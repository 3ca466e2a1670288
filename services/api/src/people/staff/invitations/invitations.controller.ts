import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { chosenPasswordSchema, type ChosenPassword } from '@vitrine/schemas';
import type { Request } from 'express';
import { Audited } from '../../../common/audit/audited.js';
import { Public } from '../../../common/auth/public.decorator.js';
import { RemembersDevice } from '../../../common/http/requests/device-cookie.js';
import { requestOrigin } from '../../../common/http/requests/request-origin.js';
import { ApiExample } from '../../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { AppConfig } from '../../../config/app-config.js';
import { LoginDto } from '../../admin-session/admin-session.dto.js';
import { InvitationDto } from './invitation.dto.js';
import { InvitationsService } from './invitations.service.js';

@ApiTags('Session')
@Controller('admin/invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly config: AppConfig,
  ) {}

  /** What the link of an invitation leads to. 404 where it was used, revoked or is over. */
  @Public()
  @Get(':token')
  @ApiErrors(404)
  get(@Param('token') token: string): Promise<InvitationDto> {
    return this.invitations.get(token);
  }

  /** Accepts an invitation with a password, and signs in. */
  @Public()
  @Post(':token/accept')
  @RemembersDevice()
  @Audited('staff.invitation.accept', 'admin')
  @HttpCode(200)
  @ApiErrors(400, 404)
  @ApiExample({ password: 'a long enough password' })
  accept(
    @Param('token') token: string,
    @Body({ schema: chosenPasswordSchema }) chosen: ChosenPassword,
    @Req() request: Request,
  ): Promise<LoginDto> {
    return this.invitations.accept(token, chosen, requestOrigin(request, this.config));
  }
}
