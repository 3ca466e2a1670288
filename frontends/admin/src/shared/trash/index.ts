export {
  type DeletedOrder,
  type DeletedRequest,
  type RecordKind,
  restoreRecord,
  useDeletedContacts,
  useDeletedDemonstrations,
  useDeletedOrders,
  useRestoreRecord,
} from './deleted-records.js';
export { restoreFromTrash, type TrashEntry, useRemoveForGood, useRestoreFromTrash, useTrash } from './trash-calls.js';
export { useUndoDeletion, useUndoDeletionOf } from './use-undo-deletion.js';
