import {
  applyDecorators,
  Injectable,
  UseGuards,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { TakesForms } from '../../../common/http/requests/body-types.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { FILE_PARTS } from '../../../common/swagger/multipart-body.js';
import { WorkDirectory } from '../../../files/storage/index.js';
import { MultipartOnlyGuard, receiveFormWith, type FileFields } from '../../../files/uploads/index.js';
import { receiveCsv } from './receive-csv.js';

const FILE = 'file';
const FIELDS: FileFields = new Map([[FILE, { kind: 'any', list: false, max: 1 }]]);

/** Receives a form's file on the disk; `request.body` has the texts, and as `file` its path, which is valid until the request is answered. */
@Injectable()
class CsvFormInterceptor implements NestInterceptor {
  constructor(private readonly directory: WorkDirectory) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const work = await this.directory.open();
    try {
      const parts = await receiveFormWith(
        (arriving, _field, file) => receiveCsv(arriving, file),
        request,
        FIELDS,
        work,
      );
      const texts = parts.flatMap((part) => ('text' in part && part.name !== FILE ? [[part.name, part.text]] : []));
      const file = parts.find((part) => 'file' in part);
      request.body = { ...(Object.fromEntries(texts) as object), ...(file && { [FILE]: file.file }) };
    } catch (error) {
      await work.discard();
      throw error;
    }
    return next.handle().pipe(finalize(() => void work.discard()));
  }
}

/** For a handler that takes a CSV file and texts, only as `multipart/form-data`. */
export const CsvForm = () =>
  applyDecorators(
    TakesForms(),
    UseGuards(MultipartOnlyGuard),
    UseInterceptors(CsvFormInterceptor),
    ApiErrors(400, 413, 415),
    ApiExtension(FILE_PARTS, { json: false, fields: { [FILE]: { list: false, max: 1, isFileOnly: true } } }),
  );
