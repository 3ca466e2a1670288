import { applyDecorators, SetMetadata, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { TakesForms } from '../../common/http/requests/body-types.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { FILE_PARTS } from '../../common/swagger/multipart-body.js';
import { FILE_FIELDS, toFileFields, type FileFieldOptions } from './form-fields.js';
import { MediaFormInterceptor } from './media-form.interceptor.js';
import { MultipartOnlyGuard } from './multipart-only.guard.js';

/**
 * Lets a handler take `multipart/form-data` beside JSON: `@MediaForm({ video: 'video', productImages: { kind: 'image', list: true } })`.
 *
 * Of a multipart body each named field's file is checked, kept, and replaced in `request.body` by its path (`/uploads/…`; with `list`, by the
 * list of its paths); all other fields stay texts, several of one name become a list of texts, and a named field may also carry a text (a path). Unknown
 * files are dropped. Whatever fails afterwards, validation or handler, removes the files again (contract: Uploads).
 * @param options.json whether the route takes JSON as well; otherwise another body than a form is 415
 */
export function MediaForm(files: FileFieldOptions, { json = true }: { json?: boolean } = {}): MethodDecorator {
  const fields = toFileFields(files);
  return applyDecorators(
    SetMetadata(FILE_FIELDS, fields),
    TakesForms(),
    UseInterceptors(MediaFormInterceptor),
    ApiErrors(400, 413, 415),
    ApiExtension(FILE_PARTS, { json, fields: Object.fromEntries(fields) }),
    ...(json ? [] : [UseGuards(MultipartOnlyGuard)]),
  );
}
