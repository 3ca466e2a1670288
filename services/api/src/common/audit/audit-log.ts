import { Injectable } from '@nestjs/common';
import { change, Database, type Queryable } from '../../database/database.js';
import { assertOwnKey, effectStatement } from '../idempotency/call-effect.js';
import { insertAuditEntry, type AuditDetails, type AuditEntry } from './audit-entry.js';
import { auditScope, inAuditScope, takeDeclaredEntry } from './audit-scope.js';

export type { AuditActor, AuditEntry } from './audit-entry.js';

/** Records who did what, to which subject, when, and from which network. Entries are written before the action or in its transaction: no entry, no action. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /**
   * Writes an entry. In a request of an audited operation it replaces the entry that the operation declares.
   * @param connection the connection of the action's transaction, if it has one
   * @throws the database's error when the entry could not be written
   */
  async write(entry: AuditEntry, connection?: Queryable): Promise<void> {
    const scope = auditScope();
    await insertAuditEntry(connection ?? (await this.database.pool()), entry, scope?.source);
    if (connection) await noteEffect(connection);
    if (scope) scope.written = true;
  }

  /**
   * Writes the entry that the current request's operation declares, in the action's transaction and as its last statement. Does nothing outside
   * of such a request, as in a job.
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

  /** Runs the work for one of several subjects; `entry` replaces the entry that the operation declares. */
  writeEach<Result>(entry: AuditEntry, work: () => Promise<Result>): Promise<Result> {
    const scope = auditScope();
    return scope ? inAuditScope({ source: scope.source, declared: entry, written: false }, work) : work();
  }
}

/** After the commit, a repeat of the current call with the same idempotency key has no effect. */
async function noteEffect(connection: Queryable): Promise<void> {
  const effect = effectStatement();
  if (effect) assertOwnKey(await change(connection, effect));
}
