import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ROLE_PERMISSIONS, type FactorMethod, type Role } from '@vitrine/schemas';
import { sql, type Selectable } from 'kysely';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo, SignedInStaff } from '../../../common/auth/current-admin.js';
import { invalidToken } from '../../../common/errors/api-error.js';
import type { RequestOrigin } from '../../../common/http/requests/request-origin.js';
import { newId } from '../../../common/ids.js';
import { AppConfig } from '../../../config/app-config.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf, now, secondsFromNow } from '../../../database/expressions.js';
import { createAccountMail, createNewDeviceMail } from '../../../platform/notifications/outbox/outbox-entry.js';
import { OutboxService } from '../../../platform/notifications/outbox/outbox.service.js';
import type { AdminSessions } from '../../../database/tables.js';
import { KnownDevices } from '../devices/known-devices.js';
import { ACTIVE, END_SESSIONS, endLiveSessions, noteSeen, SESSION, sessionLimit } from './session-statements.js';

/** The claims of a token; times in seconds since 1970. */
export interface TokenClaims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/** A live session as its administrator sees it; sessions from before this was recorded have no network. */
export interface SessionRow extends Pick<Selectable<AdminSessions>, 'id' | 'device' | 'network'> {
  createdAt: Date;
  lastSeenAt: Date;
}

/** Facts about one's own session, with the name of the account. */
export interface SessionFacts {
  name: string | null;
  previousLoginAt: Date | null;
  /** When it ends, even if it is renewed. */
  endsAt: Date;
}

export interface OpenedSession {
  token: string;
  /** Lifetime of the token in seconds. */
  expiresIn: number;
  /** Time of the administrator's previous sign-in. */
  previousLoginAt: Date | null;
}

/** The sessions of tokens. A token is invalid in every process as soon as its session's row is revoked. */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly config: AppConfig,
    private readonly audit: AuditLog,
    private readonly devices: KnownDevices,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Opens a session and records the sign-in.
   * @param passwordHash the hash against which the password was verified
   * @param origin the source of the sign-in
   * @param method the factor that was used in addition to the password, or instead of it
   * @returns `undefined` if the password was changed meanwhile
   */
  async open(
    adminId: string,
    passwordHash: string,
    origin: RequestOrigin,
    method?: FactorMethod,
  ): Promise<OpenedSession | undefined> {
    const sid = newId();
    const expiresIn = this.config.jwtTtlSeconds;
    const opened = await this.database.transaction(async (connection) => {
      const [admin] = await run(
        connection,
        db
          .selectFrom('admins')
          .select(['email', 'last_login_at as lastLoginAt'])
          .where('id', '=', adminId)
          .where('password_hash', '=', passwordHash)
          .where('state', '=', ACTIVE)
          .forUpdate(),
      );
      if (!admin) return undefined;
      await change(connection, db.updateTable('admins').set({ last_login_at: now }).where('id', '=', adminId));
      if (method === 'recovery') await this.queueRecoveryMail(connection, adminId);
      const isNewDevice = await this.devices.isNewToTell(connection, adminId, origin);
      await change(
        connection,
        db.insertInto('admin_sessions').values({
          id: sid,
          admin_id: adminId,
          expires_at: secondsFromNow(expiresIn),
          previous_login_at: admin.lastLoginAt,
          device: origin.device,
          network: origin.network,
          new_device: isNewDevice,
        }),
      );
      // No mail for the first sign-in of an account, which is always on a new device.
      if (isNewDevice && admin.lastLoginAt !== null) await this.outbox.add(createNewDeviceMail(sid), connection);
      await this.audit.write(
        {
          actor: { id: adminId, email: admin.email },
          action: 'admin.sign-in',
          subjectType: 'session',
          subjectId: sid,
          ...(method && { details: { secondFactor: method } }),
        },
        connection,
      );
      return { previousLoginAt: admin.lastLoginAt };
    });
    if (!opened) return undefined;
    const token = await this.jwt.signAsync({ sid }, { subject: adminId, expiresIn });
    return { token, expiresIn, ...opened };
  }

  /** Updates the account's time of change, too, because the mail names it. */
  private async queueRecoveryMail(connection: Queryable, adminId: string): Promise<void> {
    await change(connection, db.updateTable('admins').set({ updated_at: now }).where('id', '=', adminId));
    await this.outbox.add(createAccountMail('account-recovery-code-used', adminId), connection);
  }

  /** @returns the administrator of valid claims; `undefined` if the session was revoked or never existed */
  async find(claims: TokenClaims): Promise<SignedInStaff | undefined> {
    const [row] = await this.database.run(SESSION.with(claims));
    if (!row) return undefined;
    const { seenLongAgo, hasSecondFactor, ...admin } = row;
    if (seenLongAgo) await this.database.change(noteSeen(claims.sid));
    const mustEnrol = this.config.secondFactorRequired && !hasSecondFactor;
    return { ...admin, permissions: ROLE_PERMISSIONS[admin.role], sid: claims.sid, exp: claims.exp, mustEnrol };
  }

  /** The facts about a session. @throws ApiError 401 if it does not exist */
  async get(sid: string): Promise<SessionFacts> {
    const [row] = await this.database.run(
      db
        .selectFrom('admin_sessions as s')
        .innerJoin('admins as a', 'a.id', 's.admin_id')
        .select([
          'a.name',
          's.previous_login_at as previousLoginAt',
          sessionLimit('s', this.config.jwtTtlSeconds).as('endsAt'),
        ])
        .where('s.id', '=', sid),
    );
    if (!row) throw invalidToken(true);
    return row;
  }

  /** @returns the administrator of a session; `undefined` if it has ended, was revoked or never existed */
  async findHolder(sid: string): Promise<Pick<SignedInStaff, 'id' | 'email' | 'role'> | undefined> {
    const [holder] = await this.database.run(
      db
        .selectFrom('admin_sessions as s')
        .innerJoin('admins as a', 'a.id', 's.admin_id')
        .select(['a.id', 'a.email', sql<Role>`a.role`.as('role')])
        .where('s.id', '=', sid)
        .where('s.revoked_at', 'is', null)
        .where('s.expires_at', '>', now)
        .where('a.state', '=', ACTIVE),
    );
    return holder;
  }

  /** The live sessions of an administrator, the most recently used first. */
  async list(adminId: string): Promise<SessionRow[]> {
    return this.database.run(
      db
        .selectFrom('admin_sessions')
        .select(['id', 'device', 'network', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
        .where('admin_id', '=', adminId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc'),
    );
  }

  /** Which of the sessions are not revoked and belong to an active account. */
  async listLive(sids: readonly string[]): Promise<Set<string>> {
    const live = await this.database.run(
      db
        .selectFrom('admin_sessions as s')
        .innerJoin('admins as a', 'a.id', 's.admin_id')
        .select('s.id')
        .where('s.id', '=', anyOf(sids, 'uuid'))
        .where('s.revoked_at', 'is', null)
        .where('a.state', '=', ACTIVE),
    );
    return new Set(live.map(({ id }) => id));
  }

  /** Ends one live session of an administrator. @returns false if there is none with this id */
  async end(sid: string, actor: CurrentAdminInfo): Promise<boolean> {
    return this.database.transaction(async (connection) => {
      const ended = await change(connection, endLiveSessions(actor).where('id', '=', sid));
      if (ended === 0) return false;
      await this.audit.write(
        { actor, action: 'admin.session.end', subjectType: 'session', subjectId: sid },
        connection,
      );
      return true;
    });
  }

  /** Ends every session of an administrator except the current one. */
  async endOthers(actor: CurrentAdminInfo): Promise<void> {
    await this.database.transaction(async (connection) => {
      const sessions = await change(connection, endLiveSessions(actor).where('id', '<>', actor.sid));
      await this.audit.write(
        {
          actor,
          action: 'admin.sessions.end-others',
          subjectType: 'admin',
          subjectId: actor.id,
          details: { sessions },
        },
        connection,
      );
    });
  }

  /** Ends every session of an administrator, in the caller's transaction. */
  async endAll(connection: Queryable, adminId: string): Promise<void> {
    await change(connection, END_SESSIONS.where('admin_id', '=', adminId));
  }

  /** Ends the current session, with an audit entry. */
  async revoke(actor: CurrentAdminInfo): Promise<void> {
    await this.database.transaction(async (connection) => {
      await change(connection, END_SESSIONS.where('id', '=', actor.sid));
      await this.audit.write(
        { actor, action: 'admin.sign-out', subjectType: 'session', subjectId: actor.sid },
        connection,
      );
    });
  }
}
