import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ApiError } from '../../errors/api-error.js';

const TAKES_FORMS = 'vitrine:takes-forms';

/** Marks a handler that also accepts `multipart/form-data`. */
export const TakesForms = () => SetMetadata(TAKES_FORMS, true);

/**
 * Refuses bodies that are not JSON with 415, except forms on routes that accept them. Without it such a body would be ignored, and a page of
 * another origin could send one without a preflight request. Runs after the `AdminGuard`, so that a missing sign-in is reported first.
 */
@Injectable()
export class BodyTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const types = ['application/json'];
    if (this.reflector.get<boolean | undefined>(TAKES_FORMS, context.getHandler())) types.push('multipart/form-data');
    // `null` = there is no body.
    if (request.is(types) === false && isSent(request)) {
      throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', `The body must be ${types.join(' or ')}`);
    }
    return true;
  }
}

/** Some clients send a content type together with `Content-Length: 0`. */
const isSent = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== '0';
