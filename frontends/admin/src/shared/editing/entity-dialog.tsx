import { Alert, Button, Dialog, Form, SubmitButton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';
import styles from './editing.module.css';
import { EditedForm } from './edited-form.js';
import { useDiscardGuard } from './discard-guard.js';
import { ErrorSummary } from './errors/error-summary.js';
import { StaleQuestion } from './conflict/stale-question.js';
import { useEditedForm } from './use-edited-form.js';
import {
  type EntityEditing,
  type EntityEditingOptions,
  useEntityEditing,
  type Versioned,
} from './use-entity-editing.js';

interface EntityDialogProps<Entity extends Versioned, Values extends object, Body extends object> extends Omit<
  EntityEditingOptions<Entity, Values, Body>,
  'onSaved'
> {
  title: string;
  /** Of the button that saves. */
  saveLabel: string;
  /** The API's own rules. */
  schema: AnySchema;
  size?: 'small' | 'medium' | 'large';
  onClose: () => void;
  /** In place of {@link onClose} after it was saved. */
  onSaved?: (entity: Entity) => void;
  /** The fields. */
  children: ReactNode;
}

/** Creates or changes one thing in a dialog; what was typed is never lost unasked. */
export function EntityDialog<Entity extends Versioned, Values extends object, Body extends object>(
  props: EntityDialogProps<Entity, Values, Body>,
) {
  const editing = useEntityEditing({ ...props, onSaved: props.onSaved ?? props.onClose });
  return (
    <EditedForm editing={editing} schema={props.schema}>
      <DialogForm {...props} editing={editing} />
    </EditedForm>
  );
}

interface DialogFormProps<Values extends object> {
  title: string;
  saveLabel: string;
  size?: 'small' | 'medium' | 'large';
  onClose: () => void;
  children: ReactNode;
  editing: EntityEditing<Values>;
}

function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { title, saveLabel, size = 'medium', onClose, children, editing } = props;
  const { dirty, isSubmitting } = useEditedForm(editing);
  const guard = useDiscardGuard(dirty, editing.noun, onClose);
  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : guard.close}
      title={title}
      size={size}
      wrap={(inside) => <Form className={styles.form}>{inside}</Form>}
      actions={
        <>
          {editing.refused !== undefined && !editing.stale && (
            <Alert severity="error" className={styles.failure}>
              {editing.refused}
            </Alert>
          )}
          <ErrorSummary />
          <Button kind="quiet" disabled={isSubmitting} onClick={guard.close}>
            Cancel
          </Button>
          <SubmitButton disabled={!dirty && !editing.isNew}>{saveLabel}</SubmitButton>
        </>
      }
    >
      {children}
      <StaleQuestion editing={editing} />
      {guard.question}
    </Dialog>
  );
}
