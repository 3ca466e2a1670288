import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestSource } from '../http/requests/request-source.js';
import type { AuditDetails, AuditEntry } from './audit-entry.js';

/** The state of a request's audit entry while the request is being answered. */
export interface AuditScope {
  readonly source: RequestSource;
  /** The entry that the operation declares; `undefined` without an operation, as in the queue dashboard. */
  readonly declared: AuditEntry | undefined;
  /** Whether an entry was written, by the operation itself or with its transaction. */
  written: boolean;
  /** Details that the operation adds to its entry. */
  noted?: AuditDetails;
}

const scopes = new AsyncLocalStorage<AuditScope>();

/** Runs work whose audit entries name the request to which they belong. */
export const inAuditScope = <Result>(scope: AuditScope, work: () => Result): Result => scopes.run(scope, work);

/** The audit scope of the current request; `undefined` if the request is not audited. */
export const auditScope = (): AuditScope | undefined => scopes.getStore();

/** Adds details to the entry that the current request's operation declares. */
export function noteAuditDetails(details: AuditDetails): void {
  const scope = scopes.getStore();
  if (scope) scope.noted = { ...scope.noted, ...details };
}

/**
 * The declared entry of the current request, completed with what the operation found. The caller must write it.
 * @returns `undefined` when no entry is declared or it was written already
 */
export function takeDeclaredEntry(found: { subjectId?: string; details?: AuditDetails }): AuditEntry | undefined {
  const scope = scopes.getStore();
  if (!scope?.declared || scope.written) return undefined;
  scope.written = true;
  return {
    ...scope.declared,
    subjectId: found.subjectId ?? scope.declared.subjectId,
    details: { ...scope.declared.details, ...found.details, ...scope.noted },
  };
}
