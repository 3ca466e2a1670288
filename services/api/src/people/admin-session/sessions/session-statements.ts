import type { Role } from '@vitrine/schemas';
import { sql } from 'kysely';
import { db, prepared } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';

/** The time of a session's last use is written at most once a minute. */
const SEEN_LONG_AGO = sql<Date>`now() - interval '1 minute'`;

/** The state of an account that may sign in. */
export const ACTIVE = 'active';

/** The active administrator of a session that is not revoked, with the present role and factors; `sub` and `sid` are claims of the token. */
export const SESSION = prepared<{ sid: string; sub: string }>()('admin-session', ({ sid, sub }) =>
  db
    .selectFrom('admin_sessions as s')
    .innerJoin('admins as a', 'a.id', 's.admin_id')
    .where('s.id', '=', sid)
    .where('s.admin_id', '=', sub)
    .where('s.revoked_at', 'is', null)
    .where('a.state', '=', ACTIVE)
    .select((eb) => [
      'a.id',
      'a.email',
      sql<Role>`a.role`.as('role'),
      eb('s.last_seen_at', '<', SEEN_LONG_AGO).as('seenLongAgo'),
      's.authenticated_at as authenticatedAt',
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('admin_totp as t')
              .select('t.admin_id')
              .whereRef('t.admin_id', '=', 'a.id')
              .where('t.secret', 'is not', null),
          ),
          eb.exists(eb.selectFrom('admin_passkeys as p').select('p.id').whereRef('p.admin_id', '=', 'a.id')),
        ])
        .$castTo<boolean>()
        .as('hasSecondFactor'),
    ]),
);

/** The condition lets only the first of several concurrent requests write. */
export const noteSeen = (sid: string) =>
  db
    .updateTable('admin_sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sid)
    .where('last_seen_at', '<', SEEN_LONG_AGO);

/** Statement that revokes sessions; callers add further conditions. */
export const END_SESSIONS = db.updateTable('admin_sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);

/** Statement that revokes live sessions of an administrator; callers add further conditions. */
export const endLiveSessions = (admin: { id: string }) =>
  END_SESSIONS.where('admin_id', '=', admin.id).where('expires_at', '>', now);

/** The maximum duration of a session from its sign-in, including renewals: a working day. */
const MAX_SESSION_SECONDS = 12 * 3600;

/**
 * The time at which a session ends, even if it is renewed.
 * @param session the table's alias in the statement
 * @param tokenSeconds the lifetime of a token, which is used instead if it is longer
 */
export const sessionLimit = (session: string, tokenSeconds: number) =>
  sql<Date>`${sql.ref(`${session}.created_at`)} + make_interval(secs => ${Math.max(MAX_SESSION_SECONDS, tokenSeconds)})`;
