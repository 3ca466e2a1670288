import { Button, useNotify } from '@vitrine/ui';
import { useState } from 'react';
import { failureWithReason } from '../../failure-text.js';
import { format } from '../../format.js';
import { useMay } from '../../permissions/index.js';
import { useUndoDeletionOf } from '../../trash/index.js';
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
          <DeleteNote record={record} id={entry.id} onDelete={() => notes.remove(entry.id)} />
        </div>
      )}
    </div>
  );
}

/** Deletes a note, which can be undone. */
function DeleteNote({ record, id, onDelete }: { record: DeskRecord; id: string; onDelete: () => Promise<void> }) {
  const undoOf = useUndoDeletionOf(`${record.kind}_notes`, record.id);
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await onDelete();
      notify({ message: 'The note was deleted.', action: undoOf(id, 'The note') });
    } catch (error) {
      notify({ message: failureWithReason(error, 'The note could not be deleted.'), stays: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="text" disabled={busy} onClick={() => void remove()}>
      Delete note
    </Button>
  );
}
