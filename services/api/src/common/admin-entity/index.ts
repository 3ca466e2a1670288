export { AdminFieldsDto, adminFields } from './admin-fields.dto.js';
export { changeVersioned, insertRow, orConflict } from './stored-rows.js';
export { changeRow, fillRow, type Shows, type StoredFields } from './stored-fields.js';
