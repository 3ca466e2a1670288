import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { AUDITED, type AuditDeclaration } from './audit-declaration.js';
import { AuditInterceptor } from './audit.interceptor.js';

/**
 * Declares the audit entry of an operation. The entry is written with the action's transaction where it has one (`AuditLog.write`,
 * `AuditLog.writeDeclared`), else before the answer is sent; if that fails, the request fails. A refused or failed change gets an entry with that
 * outcome. An operation for staff without a declaration needs a reason in `audit-coverage.int.spec.ts`.
 * @param idsRead see {@link AuditDeclaration}
 */
export const Audited = <Answer = unknown>(
  action: string,
  subjectType: string,
  idsRead?: (answer: Answer) => string[],
): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, AuditDeclaration>(AUDITED, { action, subjectType, ...(idsRead && { idsRead }) }),
    UseInterceptors(AuditInterceptor),
  );
