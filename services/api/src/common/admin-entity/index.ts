export { AdminFieldsDto, adminFields } from './admin-fields.dto.js';
export { changeVersioned, insertRow, orConflict, removeRow, type VersionedRow } from './stored-rows.js';
export { changedWhole, validWhole } from './valid-whole.js';
