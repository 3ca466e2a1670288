import { Injectable } from '@nestjs/common';
import { ROLE_PERMISSIONS, ROLES, type Permission, type Role } from '@vitrine/schemas';
import { sql } from 'kysely';
import { Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import type { RecordKind } from '../record-kind.js';
import type { ColleagueDto } from './work.dto.js';

type Kind = Pick<RecordKind, 'permissions'>;

/** The roles with a permission. */
const rolesWith = (permission: Permission): Role[] =>
  ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission));

/** SQL condition: the account works on records of a kind, because it is active and its role may change them. @param account alias of `admins` */
export const worksOn = ({ permissions }: Kind, account: string): string =>
  `${account}.state = 'active' and ${account}.role in (${rolesWith(`${permissions}:write`)
    .map((role) => `'${role}'`)
    .join(', ')})`;

/**
 * SQL of the assignments that count. A record whose assignee was suspended, or may no longer change such records, counts as unassigned, so that all
 * others are notified.
 */
export const countedAssignments = (kind: Kind): string =>
  `(select held.* from assignments held join admins account on account.id = held.admin_id where ${worksOn(kind, 'account')})`;

/** The accounts that work on records of a kind. */
const workersOn = (kind: Kind) =>
  db
    .selectFrom('admins')
    .select(['id', sql<string>`coalesce(nullif(name, ''), email)`.as('name')])
    .where(sql<boolean>`${sql.raw(worksOn(kind, 'admins'))}`);

/** The staff that records can be assigned to. */
@Injectable()
export class Colleagues {
  constructor(private readonly database: Database) {}

  /** Sorted by name. */
  list(kind: Kind): Promise<ColleagueDto[]> {
    return this.database.run(
      workersOn(kind)
        .orderBy(sql`lower(coalesce(nullif(name, ''), email))`)
        .orderBy('id'),
    );
  }

  /** Whether an account may work on records of a kind; locks the account, so that it is not suspended until the transaction ends. */
  async mayWork(connection: Queryable, kind: RecordKind, id: string): Promise<boolean> {
    return (await run(connection, workersOn(kind).where('id', '=', id).forShare())).length > 0;
  }
}
