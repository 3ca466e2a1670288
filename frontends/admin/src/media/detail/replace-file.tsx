import { Alert, useNotify } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { failureWithReason } from '../../shared/failure-text.js';
import { FileButton, fileName, type MediaFile, UploadProgress, useUpload } from '../../shared/form/index.js';
import { Section } from '../../shared/layout/section.js';
import { useReplaceFile } from '../media-calls.js';
import styles from './file-actions.module.css';

/** Replaces a file: uploads a new one, then lets every use name it. */
export function ReplaceFile({ file, onReplaced }: { file: MediaFile; onReplaced: (id: string) => void }) {
  const { dirty } = useFormikContext();
  const notify = useNotify();
  const replace = useReplaceFile(file.id);
  const upload = useUpload(file.kind, 'New file', (path) =>
    replace.mutate(path, {
      onSuccess: (made) => {
        notify({ message: `File “${fileName(file)}” was replaced.` });
        onReplaced(made.id);
      },
    }),
  );
  return (
    <Section title="Replace">
      <p className={styles.note}>
        {dirty
          ? 'Save your changes first.'
          : 'Everything on the site shows the new file at once; earlier versions and the trash keep the old one.'}
      </p>
      <div>
        <FileButton kind={file.kind} disabled={dirty || replace.isPending} onChoose={upload.take}>
          Replace the file
        </FileButton>
      </div>
      {upload.chosen && (
        <UploadProgress upload={upload.chosen.upload} onRetry={upload.retry} onDismiss={upload.dismiss} />
      )}
      {replace.error && (
        <Alert severity="error" onClose={replace.reset} closeLabel="Dismiss">
          {failureWithReason(replace.error, 'The file could not be replaced.')}
        </Alert>
      )}
    </Section>
  );
}
