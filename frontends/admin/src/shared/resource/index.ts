export { type ResourceCalls, resourceCalls } from './resource-calls.js';
export { resourceFields } from './resource-fields.js';
export { resourceForm, type ResourceValues } from './resource-form.js';
export { RowDialog } from './row-dialog.js';
export { RowForm } from './row-form.js';
export { type DeletingTexts, useDeleting } from './use-deleting.js';
