import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { tap, type Observable } from 'rxjs';
import { PublicReadCache } from './public-read-cache.js';

const TABLES = 'vitrine:written-tables';

@Injectable()
class PublicWriteInterceptor implements NestInterceptor {
  constructor(
    private readonly cache: PublicReadCache,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (['GET', 'HEAD'].includes(context.switchToHttp().getRequest<Request>().method)) return next.handle();
    const tables = this.reflector.getAllAndOverride<string[]>(TABLES, [context.getHandler(), context.getClass()]);
    const drop = () => tables.forEach((table) => this.cache.drop(table));
    return next.handle().pipe(tap({ next: drop, error: drop }));
  }
}

/**
 * For a controller that writes tables which public reads show. Before a write is answered, this process drops its kept answers that show these
 * tables, so that its next read sees the write (contract: Caching). The tables' triggers notify the other processes.
 */
export const PublicWrite = (...tables: [string, ...string[]]) =>
  applyDecorators(SetMetadata(TABLES, tables), UseInterceptors(PublicWriteInterceptor));
