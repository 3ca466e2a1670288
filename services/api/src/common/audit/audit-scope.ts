import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestSource } from '../http/requests/request-source.js';
import type { AuditDetails, AuditEntry } from './audit-entry.js';

/** What is known of the audit entry of a request while it is being answered. */
export interface AuditScope {
  readonly source: RequestSource;
  /** What the operation declares; `undefined` where no operation is known, as in the queue dashboard. */
  readonly declared: AuditEntry | undefined;
  /** Whether an entry was written, by the operation itself or with its transaction. */
  written: boolean;
  /** What the operation adds to the details of its entry. */
  noted?: AuditDetails;
}

const scopes = new AsyncLocalStorage<AuditScope>();

/** Does work whose audit entries name the request they belong to. */
export const inAuditScope = <Result>(scope: AuditScope, work: () => Result): Result => scopes.run(scope, work);

/** The request that is being answered, where it is audited. */
export const auditScope = (): AuditScope | undefined => scopes.getStore();

/** Adds to the details of the entry that the operation of the present request declares. */
export function noteAuditDetails(details: AuditDetails): void {
  const scope = scopes.getStore();
  if (scope) scope.noted = { ...scope.noted, ...details };
}

/**
 * The declared entry of the present request, completed by what the operation found out, to be written by whoever calls this.
 * @returns `undefined` when nothing is declared or its entry exists already
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
