import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { END_SESSIONS } from './session-statements.js';

/**
 * In the transaction of what sets a password or takes factors away: ends what somebody who knew the old ones may still hold. These are the sessions, the
 * links that would set another password, and the browsers that count as known.
 */
export async function endAccess(connection: Queryable, adminId: string): Promise<void> {
  await change(connection, END_SESSIONS.where('admin_id', '=', adminId));
  await change(
    connection,
    db
      .updateTable('admin_links')
      .set({ expires_at: now })
      .where('admin_id', '=', adminId)
      .where('purpose', '=', 'password-reset')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  );
  await change(connection, db.deleteFrom('admin_devices').where('admin_id', '=', adminId));
}
