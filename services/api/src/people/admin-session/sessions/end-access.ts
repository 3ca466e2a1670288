import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { END_SESSIONS } from './session-statements.js';

/** Statement that ends links that were neither used nor ended; callers add further conditions. */
export const END_LINKS = db
  .updateTable('admin_links')
  .set({ expires_at: now })
  .where('used_at', 'is', null)
  .where('expires_at', '>', now);

/**
 * Ends all access that someone with the old password or factors may still have: sessions, links that set another password, and known browsers. To be
 * called in the transaction that sets a password, removes factors or suspends an account.
 */
export async function endAccess(connection: Queryable, adminId: string): Promise<void> {
  await change(connection, END_SESSIONS.where('admin_id', '=', adminId));
  await change(connection, END_LINKS.where('admin_id', '=', adminId).where('purpose', '=', 'password-reset'));
  await change(connection, db.deleteFrom('admin_devices').where('admin_id', '=', adminId));
}
