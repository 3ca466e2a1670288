import { Injectable, type PipeTransform } from '@nestjs/common';
import { sentence } from '@vitrine/schemas';
import { badRequest } from '../errors/api-error.js';

/** For bodies that are validated later than by `@Body({ schema })`: `@Body(JsonObjectPipe)`. */
@Injectable()
export class JsonObjectPipe implements PipeTransform<unknown, Record<string, unknown>> {
  /** @throws ApiError 400 `VALIDATION_FAILED` if there is no body or it is not an object */
  transform(body: unknown): Record<string, unknown> {
    if (!isObject(body)) throw badRequest('VALIDATION_FAILED', sentence('body.object'));
    return body;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
