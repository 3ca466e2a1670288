export { cents } from './cents.js';
export { type Changes, ResourceAdminService, type ResourceFields } from './resource-admin.service.js';
export { ResourceController } from './resource-controller.js';
export { ResourceAnswer, toAdminAnswer, toAnswer, TranslationsAnswer } from './resource-answer.js';
export { type ResourceRow, resourceTable } from './resource-table.js';
export { resourceExample } from './resource-example.js';
