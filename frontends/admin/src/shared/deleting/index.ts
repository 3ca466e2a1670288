export { DeleteDialog } from './delete-dialog.js';
