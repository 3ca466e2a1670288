import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { FILE_FIELDS, fileFieldsOf, type FileFieldOptions } from './form-fields.js';
import { MediaFormInterceptor } from './media-form.interceptor.js';

/**
 * Lets a handler take `multipart/form-data` beside JSON: `@MediaForm({ video: 'video', productImages: { kind: 'image', list: true } })`.
 *
 * Of a multipart body each named field's file is checked, kept, and replaced in `request.body` by its path (`/uploads/…`; with `list`, by the
 * list of its paths); all other fields stay texts, several of one name become a list of texts, and a named field may also carry a text (a path). Unknown
 * files are dropped. Whatever fails afterwards, validation or handler, removes the files again (contract: Uploads).
 */
export function MediaForm(options: FileFieldOptions): MethodDecorator {
  const fields = fileFieldsOf(options);
  return applyDecorators(
    SetMetadata(FILE_FIELDS, fields),
    UseInterceptors(MediaFormInterceptor),
    ApiErrors(400, 413, 415),
    ApiExtension('x-media-form', Object.fromEntries(fields)),
  );
}
