import type { Role } from '@vitrine/schemas';
import { sql } from 'kysely';
import { db, prepared } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';

/** When a session was last used is written at most this often. */
const SEEN_LONG_AGO = sql<Date>`now() - interval '1 minute'`;

/** The state of an account that may sign in. */
export const ACTIVE = 'active';

/** The active administrator of a session that was not revoked, with role and factors of this moment; `sub` and `sid` are those of its token. */
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

/** Of several requests at once the first one writes. */
export const noteSeen = (sid: string) =>
  db
    .updateTable('admin_sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sid)
    .where('last_seen_at', '<', SEEN_LONG_AGO);

/** Ends sessions that were not revoked, to be narrowed. */
export const END_SESSIONS = db.updateTable('admin_sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);

/** Ends live sessions of an administrator, to be narrowed to one or some. */
export const endLiveSessions = (admin: { id: string }) =>
  END_SESSIONS.where('admin_id', '=', admin.id).where('expires_at', '>', now);

/** A session lasts so long from its sign-in, however often it is renewed: a working day (in seconds). */
const LONGEST_SECONDS = 12 * 3600;

/**
 * The time at which a session ends for good.
 * @param session what the statement calls the table
 * @param tokenSeconds the life of a token, which counts where it is longer
 */
export const sessionLimit = (session: string, tokenSeconds: number) =>
  sql<Date>`${sql.ref(`${session}.created_at`)} + make_interval(secs => ${Math.max(LONGEST_SECONDS, tokenSeconds)})`;
