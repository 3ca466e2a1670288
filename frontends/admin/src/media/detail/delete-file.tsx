import { TRASH_DAYS } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { DeleteDialog } from '../../shared/deleting/index.js';
import { fileName, type MediaFile } from '../../shared/form/index.js';
import { Section } from '../../shared/layout/section.js';
import { useUndoDeletionOf } from '../../shared/trash/index.js';
import { useDeleteFile } from '../media-calls.js';
import styles from './file-actions.module.css';

/** Deletes an unused file, which can be undone. */
export function DeleteFile({ file, onDeleted }: { file: MediaFile; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const isDeleted = useRef(false);
  const remove = useDeleteFile(() => {
    isDeleted.current = true;
  });
  const undoOf = useUndoDeletionOf('media_files');
  const name = fileName(file);
  const thing = `File “${name}”`;
  return (
    <Section title="Delete">
      {file.uses.length > 0 ? (
        <p className={styles.note}>It can be deleted once nothing uses it.</p>
      ) : (
        <div>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            Delete the file
          </Button>
        </div>
      )}
      {asking && (
        <DeleteDialog
          id={file.id}
          title={`Delete ${name}`}
          question={`Are you sure you want to delete this file? It can be restored for ${TRASH_DAYS} days.`}
          remove={remove}
          failure="The file could not be deleted."
          done={{ message: `${thing} was deleted.`, action: undoOf(file.id, thing) }}
          onClose={() => {
            setAsking(false);
            if (isDeleted.current) onDeleted();
          }}
        />
      )}
    </Section>
  );
}
