import { ROLE_PERMISSIONS, type Permission } from '@vitrine/schemas';
import { run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { keyPermissions } from '../api-keys/key-authentication.js';

/** The present permissions of an account or key; none if it was suspended, was revoked or has expired. For work that runs later than it was requested. */
export async function presentPermissions(on: Queryable, id: string): Promise<readonly Permission[]> {
  const account = db.selectFrom('admins').select('role').where('id', '=', id).where('state', '=', 'active');
  const [found] = await run(on, account);
  return found ? ROLE_PERMISSIONS[found.role] : keyPermissions(on, id);
}
