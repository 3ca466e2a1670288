import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { errorBody } from '@vitrine/kit';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AuditRefusals } from '../audit/audit-refusals.js';
import { describeFailure } from './describe-failure.js';
import type { ErrorDto } from './error.dto.js';

/** Answers every failure in the contract's error shape, and logs those with a status of 500 or more. */
@Catch()
export class ApiErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: PinoLogger,
    private readonly refusals: AuditRefusals,
  ) {
    logger.setContext(ApiErrorFilter.name);
  }

  catch(failure: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const error = describeFailure(failure);
    const status = error.getStatus();
    this.refusals.count(http.getRequest<Request>(), status, error.code);
    if (status >= 500) this.logger.error({ err: failure }, error.code);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body: ErrorDto = {
      ...errorBody(status, error.code, error.sentence),
      ...(error.fields && { fields: [...error.fields] }),
      ...(error.permission && { permission: error.permission }),
      ...(error.secondStep && { challenge: error.secondStep.challenge, methods: [...error.secondStep.methods] }),
      ...(error.lastChange && {
        updatedBy: error.lastChange.updatedBy,
        updatedAt: error.lastChange.updatedAt.toISOString(),
      }),
    };
    response.removeHeader('ETag');
    response.set({ 'Cache-Control': 'no-store', ...error.headers });
    response.status(status).json(body);
  }
}
