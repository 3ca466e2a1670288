import { noteSchema } from '@vitrine/schemas';
import { Form, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { type KeyboardEvent, useState } from 'react';
import { failureWithReason } from '../../failure-text.js';
import { EntryFormEnd } from '../entry-form-end.js';
import styles from './note-form.module.css';

interface NoteFormProps {
  label: string;
  /** The text as it is stored; empty for a new note. */
  text?: string;
  saveLabel: string;
  failure: string;
  onSave: (text: string) => Promise<void>;
  /** Only for an existing note. */
  onCancel?: () => void;
}

/** Ctrl+Enter or Command+Enter sends, as in other programs. */
const isSendShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** The form of a note; keeps the text when saving fails. */
export function NoteForm({ label, text = '', saveLabel, failure, onSave, onCancel }: NoteFormProps) {
  const [refused, setRefused] = useState<string>();
  return (
    <Formik
      initialValues={{ text }}
      validationSchema={noteSchema}
      onSubmit={async (values, { resetForm }) => {
        try {
          await onSave(values.text.trim());
          setRefused(undefined);
          resetForm();
        } catch (error) {
          setRefused(failureWithReason(error, failure));
        }
      }}
    >
      {({ dirty, submitForm }) => (
        <Form
          className={styles.form}
          onKeyDown={(event) => {
            if (isSendShortcut(event)) void submitForm();
          }}
        >
          <TextField name="text" label={label} minRows={2} maxRows={12} autoFocus={onCancel !== undefined} />
          <EntryFormEnd
            noun="note"
            refused={refused}
            saveLabel={saveLabel}
            dirty={dirty}
            actionsClass={styles.actions}
            onCancel={onCancel}
          />
        </Form>
      )}
    </Formik>
  );
}
