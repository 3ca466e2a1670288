export { MediaForm } from './media-form.js';
export { MultipartOnlyGuard } from './multipart-only.guard.js';
export { type FileFields } from './form-fields.js';
export { receiveFormWith } from './receive-form.js';
export { UploadsModule } from './uploads.module.js';
