import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { validate } from 'uuid';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { AppConfig } from '../../../config/app-config.js';
import { AdminSessionsService, type TokenClaims } from './admin-sessions.service.js';

/** The only algorithm with which tokens are signed and accepted. */
export const TOKEN_ALGORITHM = 'HS256';

@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') {
  constructor(
    config: AppConfig,
    private readonly sessions: AdminSessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
      algorithms: [TOKEN_ALGORITHM],
      ignoreExpiration: false,
    });
  }

  /** Called with claims whose signature and expiry are valid. @returns `false` if the session was revoked or the claims are incomplete */
  async validate(claims: Partial<TokenClaims> & { aud?: unknown }): Promise<CurrentAdminInfo | false> {
    const { sub, sid, iat, exp, aud } = claims;
    if (aud !== undefined || iat === undefined || exp === undefined || !validate(sub) || !validate(sid)) return false;
    return (await this.sessions.find({ sub: String(sub), sid: String(sid), iat, exp })) ?? false;
  }
}
