export {
  type DeletedThing,
  listTrash,
  restoreFromTrash,
  restoreThing,
  type TrashFilter,
  useRemoveForGood,
  useRestoreThing,
  useTrash,
} from './trash-calls.js';
export { useUndoDeletion, useUndoDeletionOf } from './use-undo-deletion.js';
