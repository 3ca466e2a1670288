import type { Insertable } from 'kysely';
import { change, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import type { AuditLog } from '../../database/tables.js';
import type { CurrentAdminInfo } from '../auth/current-admin.js';
import type { RequestSource } from '../http/requests/request-source.js';
import { newId } from '../ids.js';

/** Who acts: an administrator, a program with a key, the system itself, an operator at the command line, or a visitor. */
export type AuditActor = Pick<CurrentAdminInfo, 'id' | 'email'> | 'system' | 'operator' | 'visitor';

/** Numbers, names of kinds and fields, ids, and the reason that staff give for a change of a content page; never personal data. */
export type AuditDetails = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  actor: AuditActor;
  /** What was done, e.g. `order.customer.decrypt`. */
  action: string;
  subjectType: string;
  /** Never a customer's e-mail address; see `AuditSubjects`. */
  subjectId: string | null;
  details?: AuditDetails;
  /** `refused` = forbidden by a rule, `failed` = an error of the server. Default `done`. */
  outcome?: 'done' | 'refused' | 'failed';
}

/** The entry as a new row of `audit_log`. */
export function auditRow(entry: AuditEntry, source?: RequestSource): Insertable<AuditLog> {
  const { actor, action, subjectType, subjectId, details = {}, outcome = 'done' } = entry;
  const [id, email] = typeof actor === 'string' ? [null, actor] : [actor.id, actor.email];
  return {
    id: newId(),
    admin_id: id,
    admin_email: email,
    action,
    subject_type: subjectType,
    subject_id: subjectId,
    details: JSON.stringify(details),
    outcome,
    network: source?.network ?? null,
    request_id: source?.requestId ?? null,
  };
}

/** Writes one entry. @throws the database's error; at the commit if the chain of hashes cannot be continued */
export async function insertAuditEntry(on: Queryable, entry: AuditEntry, source?: RequestSource): Promise<void> {
  await change(on, db.insertInto('audit_log').values(auditRow(entry, source)));
}
