import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ApiError } from '../../errors/api-error.js';

const TAKES_FORMS = 'vitrine:takes-forms';

/** Marks a handler that takes `multipart/form-data` as well. */
export const TakesForms = () => SetMetadata(TAKES_FORMS, true);

/**
 * Refuses bodies that are not JSON with 415, on every route but those that take forms. Without it such a body would count as none at all, and a page of
 * another origin could send one without asking first. Stands behind the `AdminGuard`, so a missing sign-in is reported first.
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

/** Some clients say `Content-Length: 0` and a type of their own. */
const isSent = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== '0';
