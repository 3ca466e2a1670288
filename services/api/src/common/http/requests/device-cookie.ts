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
/** A browser that is not used for so long is a new device. */
const LIFE_DAYS = 180;
const TOKEN_BYTES = 32;
const FORM = /^[\w-]{43}$/;

const NEW_TOKEN = Symbol('new device token');
type DeviceRequest = Request & { [NEW_TOKEN]?: string };

/**
 * What names the browser of a request at a sign-in: the token of its cookie, or one that becomes its cookie when the sign-in succeeds. A token is worth
 * nothing before an account has signed in with it.
 * @returns `undefined` where the operation is no {@link RemembersDevice}
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

/** For an operation that signs in: the browser gets a cookie by which it is known the next time (OWASP: device cookies). */
export const RemembersDevice = () =>
  applyDecorators(UseInterceptors(DeviceCookieInterceptor), ApiResponseHeaders({ 200: ['Set-Cookie'] }));
