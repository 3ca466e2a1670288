export {
  type DeletedThing,
  listTrash,
  restoreFromTrash,
  restoreRecord,
  restoreThing,
  type TrashFilter,
  useRemoveForGood,
  useRestoreThing,
  useTrash,
} from './trash-calls.js';
export { useUndoDeletion, useUndoDeletionOf } from './use-undo-deletion.js';
