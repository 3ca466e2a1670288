import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { FILE_FIELDS, type FileFields } from './form-fields.js';
import { UploadsService } from './uploads.service.js';

/** Runs after the guards, so that no form of a client without sign-in is read, and before the body is validated. */
@Injectable()
export class MediaFormInterceptor implements NestInterceptor {
  constructor(
    private readonly uploads: UploadsService,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data')) return next.handle();
    const fields = this.reflector.get<FileFields>(FILE_FIELDS, context.getHandler());
    const { body, paths } = await this.uploads.take(request, fields);
    request.body = body;
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        await this.uploads.discardUnused(paths);
        throw error;
      }),
    );
  }
}
