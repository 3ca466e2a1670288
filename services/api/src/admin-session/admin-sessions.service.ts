import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AuditLog } from '../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../common/auth/current-admin.js';
import { newId } from '../common/ids.js';
import { AppConfig } from '../config/app-config.js';
import { Database, rows } from '../database/database.js';

/** What a signed token says; times in seconds since 1970. */
export interface TokenClaims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/** When a session was last used is written at most this often. */
const SEEN_LONG_AGO = `now() - interval '1 minute'`;

/** Where a sign-in came from. */
export interface SessionOrigin {
  /** Browser and system; null where the request names none. */
  device: string | null;
  /** In CIDR form. */
  network: string;
}

/** A live session as its administrator is told of it. */
export interface SessionRow {
  id: string;
  device: string | null;
  /** Null for sessions from before it was kept. */
  network: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

export interface OpenedSession {
  token: string;
  /** Seconds the token lives. */
  expiresIn: number;
  /** When the administrator signed in the time before. */
  previousLoginAt: Date | null;
}

/** Sessions behind the tokens: a token is worth nothing once its row is revoked, on every replica. */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly config: AppConfig,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Opens a session and notes the sign-in.
   * @param passwordHash against which the password was verified
   * @param origin where the sign-in came from
   * @returns `undefined` when the password was changed since
   */
  async open(adminId: string, passwordHash: string, origin: SessionOrigin): Promise<OpenedSession | undefined> {
    const sid = newId();
    const expiresIn = this.config.jwtTtlSeconds;
    const opened = await this.database.transaction(async (connection) => {
      const [admin] = await rows<{ email: string; lastLoginAt: Date | null }>(
        connection,
        'select email, last_login_at as "lastLoginAt" from admins where id = $1 and password_hash = $2 for update',
        [adminId, passwordHash],
      );
      if (!admin) return undefined;
      await rows(connection, 'update admins set last_login_at = now() where id = $1', [adminId]);
      await rows(
        connection,
        `insert into admin_sessions (id, admin_id, expires_at, previous_login_at, device, network)
         values ($1, $2, now() + make_interval(secs => $3), $4, $5, $6)`,
        [sid, adminId, expiresIn, admin.lastLoginAt, origin.device, origin.network],
      );
      await this.audit.write(
        { actor: { id: adminId, email: admin.email }, action: 'admin.sign-in', subjectType: 'session', subjectId: sid },
        connection,
      );
      return { previousLoginAt: admin.lastLoginAt };
    });
    if (!opened) return undefined;
    const token = await this.jwt.signAsync({ sid }, { subject: adminId, expiresIn });
    return { token, expiresIn, ...opened };
  }

  /** @returns the administrator behind valid claims, or `undefined` when the session was revoked or never existed */
  async find(claims: TokenClaims): Promise<CurrentAdminInfo | undefined> {
    const [row] = await this.database.query<{ id: string; email: string; seenLongAgo: boolean }>(
      `select a.id, a.email, s.last_seen_at < ${SEEN_LONG_AGO} as "seenLongAgo"
       from admin_sessions s join admins a on a.id = s.admin_id
       where s.id = $1 and s.admin_id = $2 and s.revoked_at is null`,
      [claims.sid, claims.sub],
    );
    if (!row) return undefined;
    const { seenLongAgo, ...admin } = row;
    if (seenLongAgo) await this.noteSeen(claims.sid);
    return { ...admin, sid: claims.sid, exp: claims.exp };
  }

  /** When the administrator of a session had signed in before it. */
  async previousLoginAt(sid: string): Promise<Date | null> {
    const [row] = await this.database.query<{ previous: Date | null }>(
      'select previous_login_at as previous from admin_sessions where id = $1',
      [sid],
    );
    return row?.previous ?? null;
  }

  /** @returns whose session it is, or `undefined` when it has ended, was revoked or never existed */
  async holderOf(sid: string): Promise<Pick<CurrentAdminInfo, 'id' | 'email'> | undefined> {
    const [holder] = await this.database.query<Pick<CurrentAdminInfo, 'id' | 'email'>>(
      `select a.id, a.email from admin_sessions s join admins a on a.id = s.admin_id
       where s.id = $1 and s.revoked_at is null and s.expires_at > now()`,
      [sid],
    );
    return holder;
  }

  /** The live sessions of an administrator, the one used last first. */
  async list(adminId: string): Promise<SessionRow[]> {
    return this.database.query<SessionRow>(
      `select id, device, network, created_at as "createdAt", last_seen_at as "lastSeenAt"
       from admin_sessions where admin_id = $1 and revoked_at is null and expires_at > now()
       order by last_seen_at desc, id desc`,
      [adminId],
    );
  }

  /** Ends one live session of an administrator. @returns false where there is none with this id */
  async end(sid: string, actor: CurrentAdminInfo): Promise<boolean> {
    return this.database.transaction(async (connection) => {
      const ended = await rows(
        connection,
        `update admin_sessions set revoked_at = now()
         where id = $1 and admin_id = $2 and revoked_at is null and expires_at > now() returning 1`,
        [sid, actor.id],
      );
      if (ended.length === 0) return false;
      await this.audit.write(
        { actor, action: 'admin.session.end', subjectType: 'session', subjectId: sid },
        connection,
      );
      return true;
    });
  }

  /** Ends every session of an administrator but the one that asks. */
  async endOthers(actor: CurrentAdminInfo): Promise<void> {
    await this.database.transaction(async (connection) => {
      const ended = await rows(
        connection,
        `update admin_sessions set revoked_at = now()
         where admin_id = $1 and id <> $2 and revoked_at is null and expires_at > now() returning 1`,
        [actor.id, actor.sid],
      );
      await this.audit.write(
        {
          actor,
          action: 'admin.sessions.end-others',
          subjectType: 'admin',
          subjectId: actor.id,
          details: { sessions: ended.length },
        },
        connection,
      );
    });
  }

  /** Of several requests at once the first one writes. */
  private async noteSeen(sid: string): Promise<void> {
    await this.database.query(
      `update admin_sessions set last_seen_at = now() where id = $1 and last_seen_at < ${SEEN_LONG_AGO}`,
      [sid],
    );
  }

  /** Ends the present session, with its entry in the audit log. */
  async revoke(actor: CurrentAdminInfo): Promise<void> {
    await this.database.transaction(async (connection) => {
      await rows(connection, 'update admin_sessions set revoked_at = now() where id = $1 and revoked_at is null', [
        actor.sid,
      ]);
      await this.audit.write(
        { actor, action: 'admin.sign-out', subjectType: 'session', subjectId: actor.sid },
        connection,
      );
    });
  }
}
