export { RowForm } from './row-form.js';
export { withoutRow, withRow } from './rows.js';
export { type RowFailure, type RowsKey, useChangeRow } from './use-change-row.js';
export { useDeleteRow } from './use-delete-row.js';
export { useSaveRow } from './use-save-row.js';
