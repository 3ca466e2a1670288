import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { CurrentAdminInfo } from '../common/auth/current-admin.js';
import { IS_PUBLIC } from '../common/auth/public.decorator.js';
import { ApiError } from '../common/errors/api-error.js';
import { isError } from '../common/errors/is-error.js';

const BEARER = { 'WWW-Authenticate': 'Bearer' };
const tokenExpired = () =>
  new ApiError(401, 'TOKEN_EXPIRED', 'Your session has expired. Please sign in again', undefined, BEARER);
const invalidToken = () => new ApiError(401, 'INVALID_TOKEN', 'A valid sign-in is required', undefined, BEARER);

/** Closes every route that is not `@Public()` to requests without a live administrator's token. */
@Injectable()
export class AdminGuard extends AuthGuard('token') {
  constructor(private readonly reflector: Reflector) {
    super({ property: 'admin' });
  }

  override canActivate(context: ExecutionContext) {
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    return isPublic === true || super.canActivate(context);
  }

  override handleRequest<Admin = CurrentAdminInfo>(failure: unknown, admin: Admin | false, info: unknown): Admin {
    if (failure) throw isError(failure) ? failure : new Error('The token could not be checked');
    if (admin) return admin;
    throw info instanceof Error && info.name === 'TokenExpiredError' ? tokenExpired() : invalidToken();
  }
}
