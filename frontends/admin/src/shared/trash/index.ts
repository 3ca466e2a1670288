export {
  type DeletedThing,
  listTrash,
  type RecordKind,
  restoreFromTrash,
  restoreRecord,
  restoreThing,
  type TrashFilter,
  useRemoveForGood,
  useRestoreFromTrash,
  useRestoreThing,
  useTrash,
} from './trash-calls.js';
export { useUndoDeletion, useUndoDeletionOf } from './use-undo-deletion.js';
