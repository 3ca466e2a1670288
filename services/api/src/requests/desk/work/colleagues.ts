import { Injectable } from '@nestjs/common';
import { ROLE_PERMISSIONS, ROLES, type Permission, type Role } from '@vitrine/schemas';
import { sql } from 'kysely';
import { Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import type { RecordKind } from '../record-kind.js';
import type { ColleagueDto } from './work.dto.js';

/** The roles that may do something. */
export const rolesWith = (permission: Permission): Role[] =>
  ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission));

/** The active accounts that may change records of a kind. */
const mayWork = ({ permissions }: Pick<RecordKind, 'permissions'>) =>
  db
    .selectFrom('admins')
    .select(['id', sql<string>`coalesce(nullif(name, ''), email)`.as('name')])
    .where('state', '=', 'active')
    .where('role', '=', anyOf(rolesWith(`${permissions}:write`), 'text'));

/** Who of the staff may be assigned to what. */
@Injectable()
export class Colleagues {
  constructor(private readonly database: Database) {}

  /** By name. */
  list(kind: Pick<RecordKind, 'permissions'>): Promise<ColleagueDto[]> {
    return this.database.run(
      mayWork(kind)
        .orderBy(sql`lower(coalesce(nullif(name, ''), email))`)
        .orderBy('id'),
    );
  }

  /** Whether an account may work on records of a kind; kept from being suspended until the transaction ends. */
  async mayWork(connection: Queryable, kind: RecordKind, id: string): Promise<boolean> {
    return (await run(connection, mayWork(kind).where('id', '=', id).forShare())).length > 0;
  }
}
