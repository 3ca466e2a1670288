import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { sql } from 'kysely';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { invalidToken } from '../../../common/errors/api-error.js';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now, secondsFromNow } from '../../../database/expressions.js';
import type { TokenDto } from '../admin-session.dto.js';
import { ACTIVE, sessionLimit } from './session-statements.js';

/** Renews sessions while they are in use. */
@Injectable()
export class SessionRenewalService {
  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly config: AppConfig,
  ) {}

  /**
   * Makes a new token of the same session with a full lifetime, but not beyond the session's own end. Earlier tokens are valid until they expire, so
   * it does not matter which of several tabs asks, or whether all do at once.
   * @throws ApiError 401 if the session has ended meanwhile
   */
  async renew({ id, sid }: CurrentAdminInfo): Promise<TokenDto> {
    const { jwtTtlSeconds } = this.config;
    const [renewed] = await this.database.run(
      db
        .updateTable('admin_sessions as s')
        .from('admins as a')
        .set({
          expires_at: sql<Date>`greatest(s.expires_at, least(${secondsFromNow(jwtTtlSeconds)}, ${sessionLimit('s', jwtTtlSeconds)}))`,
          last_seen_at: now,
        })
        .whereRef('a.id', '=', 's.admin_id')
        .where('s.id', '=', sid)
        .where('s.revoked_at', 'is', null)
        .where('a.state', '=', ACTIVE)
        .returning([
          sql<number>`extract(epoch from s.expires_at)::integer`.as('exp'),
          sql<number>`extract(epoch from s.expires_at - now())::integer`.as('expiresIn'),
        ]),
    );
    if (!renewed) throw invalidToken(true);
    const { exp, expiresIn } = renewed;
    return { token: await this.jwt.signAsync({ sid, exp }, { subject: id }), expiresIn };
  }
}
