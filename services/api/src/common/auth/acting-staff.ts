import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import type { CurrentAdminInfo } from './current-admin.js';

const acting = new AsyncLocalStorage<Pick<CurrentAdminInfo, 'email'>>();

/** E-mail address of the administrator whose request is being answered; `null` for visitors and for the worker. */
export const actingStaffEmail = (): string | null => acting.getStore()?.email ?? null;

/** Makes the signed-in administrator known to {@link actingStaffEmail} while a request is handled. */
@Injectable()
export class ActingStaffInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { admin } = context.switchToHttp().getRequest<Request & { admin?: CurrentAdminInfo }>();
    if (!admin) return next.handle();
    return new Observable((subscriber) => acting.run(admin, () => next.handle().subscribe(subscriber)));
  }
}
