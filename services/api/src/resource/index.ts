export { cents } from './cents.js';
export { findForPreview, findShown } from './find-row.js';
export { type Changes, ResourceAdminService, type ResourceFields } from './resource-admin.service.js';
export { ResourceController } from './resource-controller.js';
export { ResourceAdminAnswer, ResourceAnswer, toAdminAnswer, toAnswer } from './resource-answer.js';
export { kept, resourceTable, type RowOf } from './resource-table.js';
export { resourceFields } from './resource-fields.js';
