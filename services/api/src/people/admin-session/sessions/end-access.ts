import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { END_SESSIONS } from './session-statements.js';

/** Ends links that were neither used nor ended, to be narrowed. */
export const END_LINKS = db
  .updateTable('admin_links')
  .set({ expires_at: now })
  .where('used_at', 'is', null)
  .where('expires_at', '>', now);

/**
 * In the transaction of what sets a password, takes factors away or suspends an account: ends what somebody who knew the old ones may still hold. These are
 * the sessions, the links that would set another password, and the browsers that count as known.
 */
export async function endAccess(connection: Queryable, adminId: string): Promise<void> {
  await change(connection, END_SESSIONS.where('admin_id', '=', adminId));
  await change(connection, END_LINKS.where('admin_id', '=', adminId).where('purpose', '=', 'password-reset'));
  await change(connection, db.deleteFrom('admin_devices').where('admin_id', '=', adminId));
}
