export { MediaForm } from './media-form.js';
export { UploadsModule } from './uploads.module.js';
