import { Injectable, type PipeTransform } from '@nestjs/common';
import { IMPORT_KINDS, type ImportKind } from '@vitrine/schemas';
import { notFound } from '../../common/errors/api-error.js';

/** Reads the kind of an export from its address. */
@Injectable()
export class ImportKindPipe implements PipeTransform<string, ImportKind> {
  /** @throws ApiError 404 */
  transform(text: string): ImportKind {
    const kind = IMPORT_KINDS.find((each) => each === text);
    if (!kind) throw notFound('Export');
    return kind;
  }
}
