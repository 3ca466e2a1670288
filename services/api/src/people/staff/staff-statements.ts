import type { Role, StaffState } from '@vitrine/schemas';
import { sql } from 'kysely';
import { db } from '../../database/db.js';

/** A stored account. */
export interface StaffRow {
  id: string;
  email: string;
  name: string | null;
  role: Role;
  state: StaffState;
  lastLoginAt: Date | null;
  createdAt: Date;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

/** Selects the accounts; callers add conditions. */
export const STAFF = db
  .selectFrom('admins')
  .select([
    'id',
    'email',
    'name',
    'role',
    'state',
    'last_login_at as lastLoginAt',
    'created_at as createdAt',
    'version',
    'updated_at as updatedAt',
    'updated_by as updatedBy',
  ])
  .$castTo<StaffRow>();

/**
 * Selects and locks an account and every active owner, in the order of their ids. If two concurrent changes would each remove one of the last two
 * owners, the second sees the result of the first.
 */
export const lockWithOwners = (id: string) =>
  STAFF.where((eb) =>
    eb.or([eb('id', '=', id), eb.and([eb('role', '=', sql.lit('owner')), eb('state', '=', sql.lit('active'))])]),
  )
    .orderBy('id')
    .forUpdate();
