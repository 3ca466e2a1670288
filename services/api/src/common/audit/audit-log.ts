import { Injectable } from '@nestjs/common';
import type { CurrentAdminInfo } from '../auth/current-admin.js';
import { newId } from '../ids.js';
import { Database, rows, type Queryable } from '../../database/database.js';

/** Who acts: an administrator, the system by itself, or an operator at the command line. */
export type AuditActor = Pick<CurrentAdminInfo, 'id' | 'email'> | 'system' | 'operator';

export interface AuditEntry {
  actor: AuditActor;
  /** What was done, e.g. `order.customer.decrypt`. */
  action: string;
  subjectType: string;
  /** Never an address of a customer; see {@link AuditSubjects}. */
  subjectId: string | null;
  /** Numbers and names of kinds; nothing personal. */
  details?: Readonly<Record<string, number | string>>;
}

/** Who did what to which thing, and when. Written before the deed, or in its transaction: no entry, no deed. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /**
   * @param connection of the deed's transaction, where it has one
   * @throws the database's error when the entry could not be written
   */
  async write({ actor, action, subjectType, subjectId, details }: AuditEntry, connection?: Queryable): Promise<void> {
    const [id, email] = typeof actor === 'string' ? [null, actor] : [actor.id, actor.email];
    await rows(
      connection ?? (await this.database.pool()),
      `insert into audit_log (id, admin_id, admin_email, action, subject_type, subject_id, details)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), id, email, action, subjectType, subjectId, JSON.stringify(details ?? {})],
    );
  }
}
