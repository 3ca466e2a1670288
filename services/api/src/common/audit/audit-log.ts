import { Injectable } from '@nestjs/common';
import type { CurrentAdminInfo } from '../auth/current-admin.js';
import { newId } from '../ids.js';
import { Database } from '../../database/database.js';

export interface AuditEntry {
  admin: Pick<CurrentAdminInfo, 'id' | 'email'>;
  /** What was done, e.g. `order.customer.decrypt`. */
  action: string;
  subjectType: string;
  subjectId: string;
}

/** Who did what to which thing, and when. Written before the deed: no entry, no deed. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /** @throws the database's error when the entry could not be written */
  async write({ admin, action, subjectType, subjectId }: AuditEntry): Promise<void> {
    await this.database.query(
      `insert into audit_log (id, admin_id, admin_email, action, subject_type, subject_id) values ($1, $2, $3, $4, $5, $6)`,
      [newId(), admin.id, admin.email, action, subjectType, subjectId],
    );
  }
}
