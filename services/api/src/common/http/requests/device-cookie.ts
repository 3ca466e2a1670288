import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { findCookie } from '@vitrine/kit';
import type { CookieOptions, Request, Response } from 'express';
import { randomBytes } from 'node:crypto';
import { tap, type Observable } from 'rxjs';
import { ApiResponseHeaders } from '../../swagger/response-headers.js';
import { AppConfig } from '../../../config/app-config.js';

const DEVICE_COOKIE = 'vitrine_device';
/** A browser that was not used to sign in for this long counts as a new device. */
const LIFE_DAYS = 180;
const TOKEN_BYTES = 32;
const FORM = /^[\w-]{43}$/;

const NEW_TOKEN = Symbol('new device token');
type DeviceRequest = Request & { [NEW_TOKEN]?: string };

/**
 * Identifies the browser at a sign-in: the token of its cookie, or a new token that becomes its cookie when the sign-in succeeds. A token means
 * nothing before an account has signed in with it.
 * @returns `undefined` if the operation is not marked with {@link RemembersDevice}
 */
export const deviceToken = (request: DeviceRequest): string | undefined => request[NEW_TOKEN];

function readToken({ headers }: Request): string | undefined {
  const token = findCookie(headers.cookie, DEVICE_COOKIE);
  return token !== undefined && FORM.test(token) ? token : undefined;
}

@Injectable()
class DeviceCookieInterceptor implements NestInterceptor {
  constructor(private readonly config: AppConfig) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<DeviceRequest>();
    const token = readToken(request) ?? randomBytes(TOKEN_BYTES).toString('base64url');
    request[NEW_TOKEN] = token;
    return next.handle().pipe(tap(() => http.getResponse<Response>().cookie(DEVICE_COOKIE, token, this.options())));
  }

  private options(): CookieOptions {
    return {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/admin',
      secure: this.config.publicUrl.startsWith('https:'),
      maxAge: LIFE_DAYS * 24 * 3600 * 1000,
    };
  }
}

/** For an operation that signs in: the browser gets a cookie by which it is recognised at the next sign-in (OWASP: device cookies). */
export const RemembersDevice = () =>
  applyDecorators(UseInterceptors(DeviceCookieInterceptor), ApiResponseHeaders({ 200: ['Set-Cookie'] }));
