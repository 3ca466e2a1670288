import { applyDecorators, SetMetadata, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { TakesForms } from '../../common/http/requests/body-types.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { FILE_PARTS } from '../../common/swagger/multipart-body.js';
import { FILE_FIELDS, toFileFields, type FileFieldOptions } from './form-fields.js';
import { MediaFormInterceptor } from './media-form.interceptor.js';
import { MultipartOnlyGuard } from './multipart-only.guard.js';

/**
 * Lets a handler accept `multipart/form-data` in addition to JSON: `@MediaForm({ video: 'video', productImages: { kind: 'image', list: true } })`.
 *
 * Each named field's file is checked, stored, and replaced in `request.body` by its path (`/uploads/…`; with `list`, by the list of its paths). All
 * other fields are texts, and several of the same name a list of texts. A named field may also have a text (a path). Files of other fields are
 * dropped. If validation or handler fail afterwards, the files are removed again (contract: Uploads).
 * @param options.json whether the route also accepts JSON; otherwise every other body than a form gets 415
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
