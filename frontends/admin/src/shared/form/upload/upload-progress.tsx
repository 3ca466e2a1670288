import { Alert, Button } from '@vitrine/ui';
import { VisuallyHidden } from '../../layout/visually-hidden.js';
import { fileSize } from './file-size.js';
import { duration, type Transfer } from './transfer.js';
import type { Upload, UploadState } from './upload.js';
import styles from './upload-progress.module.css';
import { useUploadState } from './use-upload-state.js';

interface UploadProgressProps {
  upload: Upload;
  onRetry: () => void;
  /** Called when a failed or cancelled upload is dismissed. */
  onDismiss: () => void;
}

/** The state of an upload, with Cancel while it is uploading and Retry after a failure or a cancellation. */
export function UploadProgress({ upload, onRetry, onDismiss }: UploadProgressProps) {
  const state = useUploadState(upload);
  const { name } = upload.file;
  return (
    <div className={styles.upload}>
      <p role="status">
        <VisuallyHidden>{announcement(state, upload)}</VisuallyHidden>
      </p>
      {(state.step === 'waiting' || state.step === 'preparing' || state.step === 'uploading') && (
        <div className={styles.line}>
          <div className={styles.bar}>
            <span className={styles.name}>{name}</span>
            <Progress state={state} label={`Upload of ${name}`} />
          </div>
          <Button kind="text" aria-label={`Cancel the upload of ${name}`} onClick={() => upload.cancel()}>
            Cancel
          </Button>
        </div>
      )}
      {state.step === 'failed' && (
        <Alert
          severity="error"
          {...(!state.failure.isFinal && { action: { label: 'Retry', onClick: onRetry } })}
          onClose={onDismiss}
          closeLabel="Dismiss"
        >
          <strong className={styles.file}>{name}</strong>
          {state.failure.title}
          {state.failure.detail && <small className={styles.detail}>{state.failure.detail}</small>}
        </Alert>
      )}
      {state.step === 'cancelled' && (
        <div className={styles.line}>
          <span className={styles.bar}>
            Upload cancelled <small className={styles.detail}>{name}</small>
          </span>
          <Button kind="text" aria-label={`Retry the upload of ${name}`} onClick={onRetry}>
            Retry
          </Button>
          <Button kind="text" aria-label={`Dismiss the upload of ${name}`} onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  );
}

/** The outcome is not announced here: a failure has its alert, a success its notice. */
function announcement({ step }: UploadState, { file }: Upload): string {
  if (step === 'cancelled') return `Upload cancelled: ${file.name}`;
  return step === 'preparing' || step === 'uploading' ? `Uploading ${file.name}` : '';
}

function Progress({ state, label }: { state: UploadState; label: string }) {
  const transfer = state.step === 'uploading' ? state.transfer : undefined;
  const percent = transfer?.percent ?? 0;
  return (
    <>
      <progress className={styles.progress} value={percent} max={100} aria-label={label} />
      <span className={styles.figures}>
        <span>{transfer ? `${percent}%` : state.step === 'waiting' ? 'Waiting' : 'Preparing upload...'}</span>
        {transfer && <span>{figures(transfer)}</span>}
      </span>
    </>
  );
}

/** Such as `12 MB of 40 MB · 3.2 MB/s · 9 s left`; after the last byte the server still processes the file. */
function figures(transfer: Transfer): string {
  const { percent, sentBytes, totalBytes, bytesPerSecond, elapsedSeconds, secondsLeft } = transfer;
  if (percent === 100) return `${fileSize(totalBytes)} sent in ${duration(elapsedSeconds)} · being processed`;
  const parts = [`${fileSize(sentBytes)} of ${fileSize(totalBytes)}`];
  if (bytesPerSecond > 0) parts.push(`${fileSize(bytesPerSecond)}/s`);
  if (secondsLeft !== undefined) parts.push(`${duration(secondsLeft)} left`);
  return parts.join(' · ');
}
