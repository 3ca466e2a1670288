export { ResourceAdminService } from './resource-admin.service.js';
export { ResourceAnswer, toAdminAnswer, toAnswer, TranslationsAnswer } from './resource-answer.js';
export { resourceColumns } from './resource-columns.js';
export { resourceEntity, type ResourceRow } from './resource-entity.js';
