import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { hasPermission } from '@vitrine/schemas';
import type { CookieOptions } from 'express';
import { validate } from 'uuid';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { AppConfig } from '../../../config/app-config.js';
import { AdminSessionsService } from './admin-sessions.service.js';

export const OPS_COOKIE = 'vitrine_ops';
const AUDIENCE = 'ops';
/** Contract: 15 minutes, renewed at each use. */
const LIFE_SECONDS = 900;

/** An administrator with an open dashboard. */
export type OpsSession = Pick<CurrentAdminInfo, 'id' | 'email' | 'sid'>;

/** The cookie that opens the queue dashboard. It belongs to an administrator's session and ends with it. */
@Injectable()
export class OpsSessionService {
  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: AdminSessionsService,
    private readonly config: AppConfig,
  ) {}

  /** Makes the cookie's value for a session. */
  issue(sid: string): Promise<string> {
    return this.jwt.signAsync({ sid }, { audience: AUDIENCE, expiresIn: LIFE_SECONDS });
  }

  /** @returns the session and its administrator if the cookie is valid, else `undefined` */
  async check(cookie: unknown): Promise<OpsSession | undefined> {
    if (typeof cookie !== 'string') return undefined;
    const claims = await this.jwt.verifyAsync<{ sid?: unknown }>(cookie, { audience: AUDIENCE }).catch(() => undefined);
    const sid = claims?.sid;
    if (typeof sid !== 'string' || !validate(sid)) return undefined;
    const holder = await this.sessions.findHolder(sid);
    return holder && hasPermission(holder.role, 'operations:write') ? { ...holder, sid } : undefined;
  }

  cookieOptions(): CookieOptions {
    return {
      httpOnly: true,
      sameSite: 'strict',
      path: '/ops',
      secure: this.config.publicUrl.startsWith('https:'),
      maxAge: LIFE_SECONDS * 1000,
    };
  }
}
