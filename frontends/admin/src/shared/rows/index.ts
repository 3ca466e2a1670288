export { type RowFailure, type RowsKey, useChangeRow } from './use-change-row.js';
export { withoutRow, withRow } from './rows.js';
