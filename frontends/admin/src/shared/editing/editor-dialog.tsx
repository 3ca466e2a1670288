import { Alert, Dialog, Form } from '@vitrine/ui';
import type { FormikContextType } from 'formik';
import type { ReactNode } from 'react';
import { StaleQuestion } from './conflict/stale-question.js';
import { useDiscardGuard } from './discard-guard.js';
import styles from './editing.module.css';
import type { EntityEditing } from './use-entity-editing.js';
import { useEditedForm } from './use-edited-form.js';

interface EditorDialogProps<Values extends object> {
  title: string;
  size: 'small' | 'medium' | 'large';
  editing: EntityEditing<Values>;
  /** Whether it can be closed while it saves; saving continues then. */
  closesWhileSaving?: boolean;
  onClose: () => void;
  /** The buttons; `close` asks first where something would be lost. */
  actions: (form: FormikContextType<Values>, close: () => void) => ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The dialog in which one thing is edited, with refusals, conflicts and the question before unsaved changes are lost. */
export function EditorDialog<Values extends object>(props: EditorDialogProps<Values>) {
  const { title, size, editing, closesWhileSaving = false, onClose, actions, children } = props;
  const form = useEditedForm(editing);
  const guard = useDiscardGuard(form.dirty, editing.noun, onClose);
  return (
    <Dialog
      open
      onClose={form.isSubmitting && !closesWhileSaving ? undefined : guard.close}
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
          {actions(form, guard.close)}
        </>
      }
    >
      {children}
      <StaleQuestion editing={editing} />
      {guard.question}
    </Dialog>
  );
}
