export { type Changes, ResourceAdminService, type ResourceFields } from './resource-admin.service.js';
export { ResourceAnswer, toAdminAnswer, toAnswer, TranslationsAnswer } from './resource-answer.js';
export { resourceColumns } from './resource-columns.js';
export { type ColumnsOf, resourceEntity, type ResourceRow } from './resource-entity.js';
