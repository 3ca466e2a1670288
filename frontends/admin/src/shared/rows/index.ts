export { withoutRow } from './rows.js';
export { rowFailure, RowFailureAlert } from './row-failure-alert.js';
export { type RowsKey, useChangeRow } from './use-change-row.js';
export { type RowFailure, useRowFailures } from './use-row-failures.js';
export { useDeleteRow } from './use-delete-row.js';
export { useSaveRow } from './use-save-row.js';
