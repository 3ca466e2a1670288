import { Button, SubmitButton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { EditedForm } from './edited-form.js';
import { EditorDialog } from './editor-dialog.js';
import { ErrorSummary } from './errors/error-summary.js';
import { type EntityEditingOptions, useEntityEditing, type Versioned } from './use-entity-editing.js';

interface EntityDialogProps<Entity extends Versioned, Values extends object, Body extends object> extends Omit<
  EntityEditingOptions<Entity, Values, Body>,
  'onSaved'
> {
  title: string;
  /** Label of the button that saves. */
  saveLabel: string;
  /** The API's own rules. */
  schema: AnySchema;
  size?: 'small' | 'medium' | 'large';
  onClose: () => void;
  /** Called instead of {@link onClose} after saving. */
  onSaved?: (entity: Entity) => void;
  /** The fields. */
  children: ReactNode;
}

/** Creates or changes one thing in a dialog; asks before unsaved changes are lost. */
export function EntityDialog<Entity extends Versioned, Values extends object, Body extends object>(
  props: EntityDialogProps<Entity, Values, Body>,
) {
  const { title, saveLabel, schema, size = 'medium', onClose, children } = props;
  const editing = useEntityEditing({ ...props, onSaved: props.onSaved ?? onClose });
  return (
    <EditedForm editing={editing} schema={schema}>
      <EditorDialog
        title={title}
        size={size}
        editing={editing}
        onClose={onClose}
        actions={({ dirty, isSubmitting }, close) => (
          <>
            <ErrorSummary />
            <Button kind="quiet" disabled={isSubmitting} onClick={close}>
              Cancel
            </Button>
            <SubmitButton disabled={!dirty && !editing.isNew}>{saveLabel}</SubmitButton>
          </>
        )}
      >
        {children}
      </EditorDialog>
    </EditedForm>
  );
}
