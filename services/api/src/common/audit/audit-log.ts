import { Injectable } from '@nestjs/common';
import { change, Database, type Queryable } from '../../database/database.js';
import { assertOwnKey, effectStatement } from '../idempotency/call-effect.js';
import { insertAuditEntry, type AuditDetails, type AuditEntry } from './audit-entry.js';
import { auditScope, inAuditScope, takeDeclaredEntry } from './audit-scope.js';

export type { AuditActor, AuditEntry } from './audit-entry.js';

/** Who did what to which thing, when, and from which network. Written before the action, or in its transaction: without an entry the action does not happen. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /**
   * Writes an entry. In a request of an audited operation it stands for the entry that the operation declares.
   * @param connection of the action's transaction, where it has one
   * @throws the database's error when the entry could not be written
   */
  async write(entry: AuditEntry, connection?: Queryable): Promise<void> {
    const scope = auditScope();
    await insertAuditEntry(connection ?? (await this.database.pool()), entry, scope?.source);
    if (connection) await noteEffect(connection);
    if (scope) scope.written = true;
  }

  /**
   * Writes the entry that the operation of the present request declares, in the action's transaction, as its last statement. Does nothing where
   * there is no such request, as in a job.
   */
  async writeDeclared(
    connection: Queryable,
    found: { subjectId?: string; details?: AuditDetails } = {},
  ): Promise<void> {
    const entry = takeDeclaredEntry(found);
    if (!entry) return;
    await insertAuditEntry(connection, entry, auditScope()?.source);
    await noteEffect(connection);
  }

  /** Does to one of several things what an operation for one does: `entry` stands for what that operation declares. */
  writeEach<Result>(entry: AuditEntry, work: () => Promise<Result>): Promise<Result> {
    const scope = auditScope();
    return scope ? inAuditScope({ source: scope.source, declared: entry, written: false }, work) : work();
  }
}

/** From the commit on a repeat of the present call does nothing more. */
async function noteEffect(connection: Queryable): Promise<void> {
  const effect = effectStatement();
  if (effect) assertOwnKey(await change(connection, effect));
}
