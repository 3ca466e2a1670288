import { ROLE_PERMISSIONS, type Permission } from '@vitrine/schemas';
import { run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { keyPermissions } from '../api-keys/key-authentication.js';

/** What the account or the key with an id may do at this moment; nothing once it is suspended, revoked or over. For work that is done later than it was asked for. */
export async function presentPermissions(on: Queryable, id: string): Promise<readonly Permission[]> {
  const account = db.selectFrom('admins').select('role').where('id', '=', id).where('state', '=', 'active');
  const [found] = await run(on, account);
  return found ? ROLE_PERMISSIONS[found.role] : keyPermissions(on, id);
}
