export { type DeletedOrder, useDeletedOrders, useRestoreDeletedOrder } from './deleted-orders.js';
export { restoreFromTrash, type TrashEntry, useRemoveForGood, useRestoreFromTrash, useTrash } from './trash-calls.js';
export { useUndoDeletion } from './use-undo-deletion.js';
