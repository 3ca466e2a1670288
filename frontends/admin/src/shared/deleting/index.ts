export { ConfirmMutation } from './confirm-mutation.js';
export { DeleteDialog } from './delete-dialog.js';
