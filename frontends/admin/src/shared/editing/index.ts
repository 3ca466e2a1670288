export { EditedForm } from './edited-form.js';
export { useDiscardGuard } from './discard-guard.js';
export { EditorDialog } from './editor-dialog.js';
export { EntityDialog } from './entity-dialog.js';
export { EntityPage } from './entity-page.js';
export { StaleQuestion } from './conflict/stale-question.js';
export { type EntityEditing, useEntityEditing, type Versioned } from './use-entity-editing.js';
export { useEditedForm } from './use-edited-form.js';
