import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { AppConfig } from '../../config/app-config.js';
import { Database } from '../../database/database.js';
import type { CurrentAdminInfo } from '../auth/current-admin.js';
import { describeFailure } from '../errors/describe-failure.js';
import { requestSource } from '../http/requests/request-source.js';
import { insertAuditEntry, type AuditEntry } from './audit-entry.js';
import { inAuditScope, type AuditScope } from './audit-scope.js';
import { AUDITED, type AuditDeclaration } from './audit-declaration.js';
import { RecentReads, type RecordsRead } from './recent-reads.js';

type StaffRequest = Request & { admin?: CurrentAdminInfo };

const TOO_MANY = 429;

/** Writes the entry that `@Audited(…)` declares, unless the operation wrote it itself. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  private readonly reads = new RecentReads();

  constructor(
    private readonly reflector: Reflector,
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(AuditInterceptor.name);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const audited = this.reflector.get<AuditDeclaration>(AUDITED, context.getHandler());
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const scope: AuditScope = {
      source: requestSource(request, this.config.proxySecret),
      declared: declaredEntry(audited, request),
      written: false,
    };
    return inAuditScope(scope, () => next.handle()).pipe(
      mergeMap(async (answer: unknown) => {
        await this.noteAnswer(audited, scope, answer, request.admin?.sid ?? '');
        return answer;
      }),
      catchError(async (error: unknown) => {
        if (!audited.idsRead) await this.noteFailure(scope, error);
        throw error;
      }),
    );
  }

  private async noteAnswer(
    { idsRead, action }: AuditDeclaration,
    scope: AuditScope,
    answer: unknown,
    sid: string,
  ): Promise<void> {
    if (scope.written || !scope.declared) return;
    let entry = scope.declared;
    let read: RecordsRead | undefined;
    if (idsRead) {
      const ids = idsRead(answer as never);
      read = { sid, action, ids: [entry.subjectId ?? '', ...ids] };
      if (this.reads.isRepeated(read)) return;
      entry = { ...entry, details: { count: ids.length, ids } };
    } else if (entry.subjectId === null) {
      entry = { ...entry, subjectId: findId(answer) };
    }
    await insertAuditEntry(await this.database.pool(), entry, scope.source);
    scope.written = true;
    if (read) this.reads.remember(read);
  }

  /** The client gets the failure itself, even if it could not be recorded. */
  private async noteFailure({ declared, source }: AuditScope, error: unknown): Promise<void> {
    const failure = describeFailure(error);
    const status = failure.getStatus();
    if (!declared || status === TOO_MANY) return;
    const outcome = status >= 500 ? 'failed' : 'refused';
    try {
      await insertAuditEntry(
        await this.database.pool(),
        { ...declared, outcome, details: { status, code: failure.code } },
        source,
      );
    } catch (cause) {
      this.logger.warn({ err: cause }, 'A refused change could not be noted in the audit log');
    }
  }
}

/** `undefined` if nobody is signed in: then the operation writes its entries itself. */
function declaredEntry(
  { action, subjectType }: AuditDeclaration,
  { admin, params }: StaffRequest,
): AuditEntry | undefined {
  const { id } = params;
  return admin && { actor: admin, action, subjectType, subjectId: typeof id === 'string' ? id.toLowerCase() : null };
}

const findId = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : null;
