import { Alert, Button, ConfirmDialog } from '@vitrine/ui';
import { useState } from 'react';
import { failureWithReason } from '../../failure-text.js';
import { format } from '../../format.js';
import { useMay } from '../../permissions/index.js';
import { useNotes } from '../calls/notes.js';
import { type DeskRecord, type NoteEntry, writing } from '../record.js';
import { NoteForm } from './note-form.js';
import styles from './note.module.css';

/** A note, which its author and owners can change and delete. */
export function Note({ record, entry }: { record: DeskRecord; entry: NoteEntry }) {
  const { text, editedAt, editable } = entry.data;
  const mayWrite = useMay()(writing(record));
  const notes = useNotes(record);
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <NoteForm
        label="Change the note"
        text={text ?? ''}
        saveLabel="Save note"
        failure="The note could not be saved."
        onSave={async (changed) => {
          await notes.edit(entry.id, { text: changed, version: entry.version });
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <div className={styles.note}>
      <p className={text === null ? styles.missing : styles.text}>{text ?? 'This note was erased.'}</p>
      {editedAt !== null && <p className={styles.edited}>Changed {format.shortDateTime(editedAt)}</p>}
      {editable && mayWrite && text !== null && (
        <div className={styles.actions}>
          <Button kind="text" onClick={() => setEditing(true)}>
            Edit note
          </Button>
          <DeleteNote onDelete={() => notes.remove(entry.id)} />
        </div>
      )}
    </div>
  );
}

/** Asks whether to delete a note; a failure is told in the question. */
function DeleteNote({ onDelete }: { onDelete: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setAsking(false);
    setFailure(undefined);
  };
  const remove = async () => {
    setBusy(true);
    try {
      await onDelete();
      close();
    } catch (error) {
      setFailure(failureWithReason(error, 'The note could not be deleted.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        Delete note
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this note?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        dangerous
        busy={busy}
        onCancel={close}
        onConfirm={() => void remove()}
      >
        {failure === undefined ? <p>It cannot be brought back.</p> : <Alert severity="error">{failure}</Alert>}
      </ConfirmDialog>
    </>
  );
}
