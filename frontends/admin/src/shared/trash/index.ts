export {
  type TrashEntry,
  listTrash,
  restoreFromTrash,
  restoreEntry,
  type TrashFilter,
  useRemoveForGood,
  useRestoreEntry,
  useTrash,
} from './trash-calls.js';
export { useUndoDeletion, useUndoDeletionOf } from './use-undo-deletion.js';
