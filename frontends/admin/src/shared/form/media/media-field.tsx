import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Button, TextField } from '@vitrine/ui';
import { LibraryButton } from '../library/library-button.js';
import { FileButton } from './file-button.js';
import styles from './media-field.module.css';
import { MediaPreview } from './media-preview.js';
import type { MediaKind } from '../upload/media-kind.js';
import { UploadProgress } from '../upload/upload-progress.js';
import { useFileDrop } from './use-file-drop.js';
import { useUpload } from './use-upload.js';
import { useUnfinishedUpload } from './use-unfinished-upload.js';

interface MediaFieldProps {
  /** Path of the Formik value, a text: the file's path on this site, '' for none. */
  name: string;
  /** Such as `Header video`; begins the messages about its upload. */
  label: string;
  kind: MediaKind;
  hint?: ReactNode;
  required?: boolean;
}

/**
 * A field for a picture or film of this site: its path is typed, or taken from an uploaded file. During an upload the form cannot be submitted;
 * leaving cancels the upload.
 */
export function MediaField({ name, label, kind, hint, required }: MediaFieldProps) {
  const [{ value }, , { setValue, setTouched }] = useField<string | null | undefined>(name);
  const { chosen, isInProgress, take, retry, dismiss } = useUpload(kind, label, (path) => void setValue(path));
  useUnfinishedUpload(name, isInProgress);
  const clear = async () => {
    await setValue('');
    await setTouched(true, false);
  };
  const { isOver, target } = useFileDrop(take);
  const path = value ?? '';

  return (
    <div
      role="group"
      aria-label={label}
      className={isOver ? `${styles.field} ${styles.over}` : styles.field}
      {...target}
    >
      <MediaPreview
        kind={kind}
        source={chosen?.address ?? (path || undefined)}
        label={label}
        className={styles.preview}
      />
      <div className={styles.controls}>
        <TextField
          name={name}
          label={
            <>
              {label} <span className={styles.path}>path</span>
            </>
          }
          hint={hint}
          required={required}
          placeholder="/uploads/… or choose a file"
          inputProps={{ autoComplete: 'off', spellCheck: false }}
        />
        <div className={styles.buttons}>
          <FileButton kind={kind} label={`Upload a file: ${label}`} onChoose={take}>
            Upload a file
          </FileButton>
          <LibraryButton kind={kind} label={label} onChoose={(chosenPath) => void setValue(chosenPath)} />
          {path !== '' && (
            <Button kind="text" aria-label={`Remove ${label.toLowerCase()}`} onClick={() => void clear()}>
              Remove
            </Button>
          )}
        </div>
        {chosen && <UploadProgress upload={chosen.upload} onRetry={retry} onDismiss={dismiss} />}
      </div>
    </div>
  );
}
