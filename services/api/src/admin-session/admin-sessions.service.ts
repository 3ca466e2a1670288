import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { CurrentAdminInfo } from '../common/auth/current-admin.js';
import { newId } from '../common/ids.js';
import { AppConfig } from '../config/app-config.js';
import { Database } from '../database/database.js';

/** What a signed token says; times in seconds since 1970. */
export interface TokenClaims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

export interface IssuedToken {
  token: string;
  /** Seconds the token lives. */
  expiresIn: number;
}

/** Sessions behind the tokens: a token is worth nothing once its row is revoked, on every replica. */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly config: AppConfig,
  ) {}

  async open(adminId: string): Promise<IssuedToken> {
    const sid = newId();
    const expiresIn = this.config.jwtTtlSeconds;
    await this.database.query(
      `insert into admin_sessions (id, admin_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))`,
      [sid, adminId, expiresIn],
    );
    return { token: await this.jwt.signAsync({ sid }, { subject: adminId, expiresIn }), expiresIn };
  }

  /** @returns the administrator behind valid claims, or `undefined` when the session was revoked or never existed */
  async find(claims: TokenClaims): Promise<CurrentAdminInfo | undefined> {
    const [row] = await this.database.query<{ id: string; email: string }>(
      `select a.id, a.email from admin_sessions s join admins a on a.id = s.admin_id
       where s.id = $1 and s.admin_id = $2 and s.revoked_at is null`,
      [claims.sid, claims.sub],
    );
    return row && { ...row, sid: claims.sid, exp: claims.exp };
  }

  async revoke(sid: string): Promise<void> {
    await this.database.query('update admin_sessions set revoked_at = now() where id = $1 and revoked_at is null', [
      sid,
    ]);
  }
}
