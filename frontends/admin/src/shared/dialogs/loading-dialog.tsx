import { Alert, Skeleton } from '@vitrine/ui';
import { failureText } from '../failure-text.js';
import { PlainDialog } from './plain-dialog.js';

interface LoadingDialogProps {
  title: string;
  /** Label of the button that closes the dialog. */
  closeLabel: string;
  onClose: () => void;
  /** The query; its `data` is null where the thing does not exist. */
  query: { data?: unknown; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  texts: { loading: string; failed: string; missing?: string };
}

/** The dialog of a thing that is loading, could not be loaded, or does not exist. */
export function LoadingDialog({ title, closeLabel, onClose, query, texts }: LoadingDialogProps) {
  const { data, error, isFetching, refetch } = query;
  return (
    <PlainDialog title={title} size="large" closeLabel={closeLabel} onClose={onClose}>
      {error ? (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
          {failureText(error, texts.failed)}
        </Alert>
      ) : data === null ? (
        <p role="status">{texts.missing}</p>
      ) : (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={160} variant="rectangular" />
        </div>
      )}
    </PlainDialog>
  );
}
