export {
  type DeletedThing,
  listTrash,
  restoreFromTrash,
  restoreThing,
  type TrashFilter,
  useRemoveForGood,
  useRestoreFromTrash,
  useRestoreThing,
  useTrash,
} from './trash-calls.js';
export { useUndoDeletion } from './use-undo-deletion.js';
