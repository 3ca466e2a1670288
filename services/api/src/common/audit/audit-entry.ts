import { rows, type Queryable } from '../../database/database.js';
import type { CurrentAdminInfo } from '../auth/current-admin.js';
import type { RequestSource } from '../http/request-source.js';
import { newId } from '../ids.js';

/** Who acts: an administrator, the system by itself, an operator at the command line, or somebody who is not signed in. */
export type AuditActor = Pick<CurrentAdminInfo, 'id' | 'email'> | 'system' | 'operator' | 'visitor';

/** Numbers, names of kinds and fields, and ids; nothing personal. */
export type AuditDetails = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  actor: AuditActor;
  /** What was done, e.g. `order.customer.decrypt`. */
  action: string;
  subjectType: string;
  /** Never an address of a customer; see `AuditSubjects`. */
  subjectId: string | null;
  details?: AuditDetails;
  /** `refused`: the rules forbade it; `failed`: it broke on our side. Default `done`. */
  outcome?: 'done' | 'refused' | 'failed';
}

const COLUMNS = `id, admin_id, admin_email, action, subject_type, subject_id, details, outcome, network, request_id`;

/** Writes one entry. @throws the database's error; at the commit when the chain of hashes cannot be continued */
export async function insertAuditEntry(on: Queryable, entry: AuditEntry, source?: RequestSource): Promise<void> {
  const { actor, action, subjectType, subjectId, details = {}, outcome = 'done' } = entry;
  const [id, email] = typeof actor === 'string' ? [null, actor] : [actor.id, actor.email];
  await rows(on, `insert into audit_log (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
    newId(),
    id,
    email,
    action,
    subjectType,
    subjectId,
    JSON.stringify(details),
    outcome,
    source?.network ?? null,
    source?.requestId ?? null,
  ]);
}
