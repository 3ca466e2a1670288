import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../../common/errors/api-error.js';

/** The number of a version; a malformed number is treated as an unknown one. @throws ApiError 404 */
@Injectable()
export class VersionNumberPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,8}$/.test(value)) throw notFound('Version');
    return Number(value);
  }
}
