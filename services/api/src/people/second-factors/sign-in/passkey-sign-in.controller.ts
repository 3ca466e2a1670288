import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { passkeyOptionsSchema, passkeySignInSchema, type PasskeyOptions, type PasskeySignIn } from '@vitrine/schemas';
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
import { PasskeyRequestDto } from '../passkeys/passkeys.dto.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';

@ApiTags('Session')
@Controller('admin/login/passkey')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: PasskeySignInService,
    private readonly config: AppConfig,
  ) {}

  /**
   * Options for using a passkey. With the challenge of a first step: passkeys of that account, as second step. Without: any passkey of this site,
   * which signs in by itself. 409 if the public site has an IP address instead of a domain.
   */
  @Public()
  @Post('options')
  @HttpCode(200)
  @ApiErrors(400, { 401: ['CHALLENGE_OVER'] }, 409, 429)
  @ApiRateLimitHeaders()
  @ApiExample({})
  ask(
    @Body({ schema: passkeyOptionsSchema }) wanted: PasskeyOptions,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyRequestDto> {
    const address = visitorAddress(request, this.config.proxySecret);
    return this.passkeys.ask(wanted, address, (state) => response.set(rateLimitHeaders(state)));
  }

  /** Signs in with a passkey alone, whose authenticator has verified the user by fingerprint, face or PIN. All failures have the same answer. */
  @Public()
  @Post()
  @RemembersDevice()
  @Audited('admin.sign-in', 'session')
  @HttpCode(200)
  @ApiErrors(400, { 401: ['INVALID_CREDENTIALS'] }, 429)
  @ApiRateLimitHeaders()
  @ApiExample({
    passkey: {
      id: 'dGhlIGlkIG9mIGEgcGFzc2tleQ',
      rawId: 'dGhlIGlkIG9mIGEgcGFzc2tleQ',
      type: 'public-key',
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
        authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
        signature: 'MEUCIQDZ',
      },
    },
  })
  signIn(
    @Body({ schema: passkeySignInSchema }) proof: PasskeySignIn,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginDto> {
    const address = visitorAddress(request, this.config.proxySecret);
    const origin = { ...requestOrigin(request, this.config), address };
    return this.passkeys.signIn(proof, origin, (state) => response.set(rateLimitHeaders(state)));
  }
}
