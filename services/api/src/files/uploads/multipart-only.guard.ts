import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { sentence } from '@vitrine/schemas';
import type { Request } from 'express';
import { ApiError } from '../../common/errors/api-error.js';

/** Refuses bodies that are not a multipart form. */
@Injectable()
export class MultipartOnlyGuard implements CanActivate {
  /** @throws ApiError 415 */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.is('multipart/form-data')) return true;
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', sentence('upload.multipart'));
  }
}
