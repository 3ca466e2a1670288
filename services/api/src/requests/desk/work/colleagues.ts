import { Injectable } from '@nestjs/common';
import { ROLE_PERMISSIONS, ROLES, type Permission, type Role } from '@vitrine/schemas';
import { sql } from 'kysely';
import { Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import type { RecordKind } from '../record-kind.js';
import type { ColleagueDto } from './work.dto.js';

type Kind = Pick<RecordKind, 'permissions'>;

/** The roles that may do something. */
const rolesWith = (permission: Permission): Role[] =>
  ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission));

/** SQL of whether an account works on records of a kind: it is active, and its role may change them. @param account alias of `admins` */
export const worksOn = ({ permissions }: Kind, account: string): string =>
  `${account}.state = 'active' and ${account}.role in (${rolesWith(`${permissions}:write`)
    .map((role) => `'${role}'`)
    .join(', ')})`;

/**
 * SQL of the assignments that count: a record whose account was suspended, or may no longer change such records, is nobody's, so that all
 * others are told of it.
 */
export const countedAssignments = (kind: Kind): string =>
  `(select held.* from assignments held join admins account on account.id = held.admin_id where ${worksOn(kind, 'account')})`;

/** The accounts that work on records of a kind. */
const workersOn = (kind: Kind) =>
  db
    .selectFrom('admins')
    .select(['id', sql<string>`coalesce(nullif(name, ''), email)`.as('name')])
    .where(sql<boolean>`${sql.raw(worksOn(kind, 'admins'))}`);

/** Who of the staff may be assigned to what. */
@Injectable()
export class Colleagues {
  constructor(private readonly database: Database) {}

  /** By name. */
  list(kind: Kind): Promise<ColleagueDto[]> {
    return this.database.run(
      workersOn(kind)
        .orderBy(sql`lower(coalesce(nullif(name, ''), email))`)
        .orderBy('id'),
    );
  }

  /** Whether an account may work on records of a kind; kept from being suspended until the transaction ends. */
  async mayWork(connection: Queryable, kind: RecordKind, id: string): Promise<boolean> {
    return (await run(connection, workersOn(kind).where('id', '=', id).forShare())).length > 0;
  }
}
