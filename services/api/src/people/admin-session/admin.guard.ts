import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { ALSO_FOR_STAFF, carriesToken } from '../../common/auth/also-for-staff.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { IS_PUBLIC } from '../../common/auth/public.decorator.js';
import { invalidToken, unauthorized } from '../../common/errors/api-error.js';
import { isError } from '../../common/errors/is-error.js';
import { rateLimitHeaders } from '../../common/rate-limit/rate-limit-headers.js';
import { isMarkedAsKey } from '../api-keys/api-key-tokens.js';
import { KeyAuthentication } from '../api-keys/key-authentication.js';

const BEARER = /^bearer\s+(\S+)$/i;

/**
 * Closes every route that is not `@Public()` to requests without an administrator's valid token or a program's key. A public route that shows more to
 * staff checks the token if a request has one.
 */
@Injectable()
export class AdminGuard extends AuthGuard('token') {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: KeyAuthentication,
  ) {
    super({ property: 'admin' });
  }

  override canActivate(context: ExecutionContext) {
    const isMarked = (mark: string) =>
      this.reflector.getAllAndOverride<unknown>(mark, [context.getHandler(), context.getClass()]) !== undefined;
    const http = context.switchToHttp();
    const request = http.getRequest<Request & { admin?: CurrentAdminInfo }>();
    const needsToken = !isMarked(IS_PUBLIC) || (isMarked(ALSO_FOR_STAFF) && carriesToken(request));
    if (!needsToken) return true;
    const [, token = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    if (!isMarkedAsKey(token)) return super.canActivate(context);
    return this.admitKey(token, request, http.getResponse<Response>());
  }

  override handleRequest<Admin = CurrentAdminInfo>(
    failure: unknown,
    admin: Admin | false,
    info: unknown,
    context: ExecutionContext,
  ): Admin {
    if (failure) throw isError(failure) ? failure : new Error('The token could not be checked');
    if (admin) return admin;
    throw info instanceof Error && info.name === 'TokenExpiredError'
      ? unauthorized('TOKEN_EXPIRED', 'Your session has expired. Please sign in again', true)
      : invalidToken(carriesToken(context.switchToHttp().getRequest<Request>()));
  }

  private async admitKey(
    key: string,
    request: Request & { admin?: CurrentAdminInfo },
    response: Response,
  ): Promise<boolean> {
    request.admin = await this.keys.authenticate(key, (state) => response.set(rateLimitHeaders(state)));
    return true;
  }
}
